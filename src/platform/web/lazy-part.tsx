import { type ComponentType, lazy, Suspense } from 'react'
import { lazyIsland } from './lazy-island.ts'
import { retryOnline } from './retry-online.ts'

type Options<Props> = {
  /** Shown until the part is loaded; gets the same props. Nothing by default. */
  Fallback?: ComponentType<Props>
  /**
   * When loading fails, for example offline: `keep` leaves server-rendered markup as it is, `nothing` removes the part. Otherwise the
   * fallback stays until the device is online, and a load that fails online fails the page.
   */
  whenMissing?: 'keep' | 'nothing'
  /** A hook; the fallback is shown, and nothing is loaded, until it returns true. */
  useReady?: () => boolean
}

/** A component that is loaded after its page, with a Suspense boundary of its own. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Fallback, whenMissing, useReady = always }: Options<Props> = {},
): ComponentType<Props> {
  const Part: ComponentType<Props> =
    whenMissing === 'keep' ? lazyIsland(load) : lazy(whenMissing === 'nothing' ? orNothing(load) : retryOnline(load))
  // biome-ignore lint/correctness/noComponentHookFactories: modules call this once per part, when they are loaded.
  return function LazyPart(props: Props) {
    const fallback = Fallback ? <Fallback {...props} /> : null
    if (!useReady()) return fallback
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** The same for what few visits show: it stays out of the files that its page always loads (docs/decisions/0083). */
export const rarePart: typeof lazyPart = (load, options) => lazyPart(load, options)

const always = () => true

function orNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>): () => Promise<{ default: ComponentType<Props> }> {
  return () => load().catch(() => ({ default: () => null }))
}
