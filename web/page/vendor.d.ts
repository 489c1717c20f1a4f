// What others have made, as far as it is used here.

declare module '*/core.js' {
  /** PyScript's worker: what its Python exports is called by `sync`. */
  interface XWorker extends EventTarget {
    ready: Promise<unknown>;
    sync: import('./types').Python;
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  }
  export const hooks: {
    main: { onWorker: Set<(wrap: unknown, xworker: XWorker) => void> };
    worker: { onBeforeRunAsync: Set<unknown> };
  };
  export function whenDefined(type: string): Promise<{ xworker: XWorker }>;
}

declare module '*/pyodide.mjs' {
  export * from 'pyodide';
}

declare module '*/pyodide.asm.mjs' {
  type Options = NonNullable<Parameters<typeof import('pyodide').loadPyodide>[0]>;
  const createPyodideModule: NonNullable<Options['createPyodideModule']>;
  export default createPyodideModule;
}

/** idiomorph.js, a script of its own. */
declare const Idiomorph: {
  morph(
    old: Element,
    next: Element,
    options: {
      morphStyle: 'outerHTML';
      ignoreActiveValue: boolean;
      callbacks: {
        beforeNodeMorphed(node: Node, next: Node): boolean;
        beforeAttributeUpdated(name: string, element: Element, way: 'update' | 'remove'): boolean;
      };
    },
  ): void;
};
