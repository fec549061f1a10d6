import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that is loaded separately from its page. When loading fails, for example offline, its server-rendered markup stays as it is
 * and the rest of the page works.
 */
export function lazyIsland<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}

/** The same for what few visits show: it stays out of the files that its page always loads (docs/decisions/0083). */
export const rareIsland: typeof lazyIsland = (load) => lazyIsland(load)
