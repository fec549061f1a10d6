/** Preloads a module that will probably be needed. Errors are ignored here: the later, real import reports them. */
export function preloadModule(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
