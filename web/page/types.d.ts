// The types of what crosses a border of the page: to Python, to the worker, to the service worker, to the build.

/** What is stored of a game: what the list says of it, and all of it. */
export type Kept = [string, string];
/** A file's name and its text. */
export type File = [string, string];
/** The statistics' text, and whether what it stands in place of is damaged, and set aside. */
export type Counted = [string, boolean];

/** What Python answers: web/worker/reply.py says what each field means. */
export interface Reply {
  screen: string;
  html: string | null;
  title: string;
  language: string;
  theme: string;
  announce: string;
  wait: number | null;
  keep: Record<string, Kept | null> | null;
  settings: string | null;
  game: string | null;
  load: Record<string, string> | null;
  export: File | null;
  notice: string | null;
  address: string;
  stats: Counted | null;
  sounds: string[];
  ended: Record<string, unknown> | null;
}

/** After an error, which Python does not explain to the person (web/worker/json_api.py). */
export interface FailedReply extends Reply {
  trace?: string;
}

/** What Python is told: `do` is its command, the rest belongs to that. */
export interface Message {
  do?: string;
  [name: string]: unknown;
}

/** What web/worker/entry.py exports. */
export interface Python {
  open(device: string, language: string): Promise<string>;
  send(message: string): Promise<string>;
}

/** When a message was sent: how many there were before it, and how often a person had pressed something. */
export interface Asked {
  turn: number;
  press: number;
}

/** '' or why something is not stored; `stale`: only the statistics are not. */
export type Trouble = '' | 'full' | 'blocked' | 'elsewhere' | 'stale';

export type BootState = 'loading' | 'starting' | 'ready' | 'failed' | 'old';

/** How far the start is, in bytes, and the way that it takes (interpreter.mjs). */
export interface Boot {
  done?: number;
  all?: number;
  way?: string;
}

/** A gzipped file of the build (tools/pack.py). */
export interface Packed {
  path: string;
  size: number;
  memory: number;
  sha256: string;
  integrity: string;
}

/** What the build knows of itself (tools/site.py). */
export interface Release {
  cache: string;
  python: Packed;
  app: Packed;
  /** By folder, the usual game's first. */
  rooms: Record<string, Packed>;
  snapshot: Packed & { filled: [number, number][] };
  wasm: { size: number };
  wheels: string[];
  info: import('pyodide').Lockfile['info'];
}

/** The same for the service worker. */
export interface OfflineRelease {
  cache: string;
  files: string[];
  remembered: Packed[];
}

/** A game's lesson in one language (tools/lessons.py): each screen is made of pieces; `news` is for who listens. */
export interface Lesson {
  title: string;
  pieces: string[];
  screens: { pieces: number[]; news: string }[];
}

declare global {
  interface Window {
    /** Set by guard.js. */
    tooOld: boolean;
    pressed?: HTMLElement;
  }
  interface Navigator {
    /** Chromium's alone. */
    connection?: { saveData?: boolean; downlink?: number };
  }
}
