import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part that is loaded beside its page, not before it. Where it cannot come, as without a connection, what the document brought of it
 * stays as it is; the page around it works on.
 */
export function beside<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}
