/** Parts of a rendered page that are loaded when they are about to be seen (docs/decisions/0092). */
import { type ComponentType, memo, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { firstInteraction } from './first-interaction.ts'
import { lazyPart } from './lazy-part.tsx'
import { newSignal } from './signal.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type Options<Props> = {
  /** Shown while the part is loading, where the document doesn't have it; gets the same props. Nothing by default. */
  Fallback?: ComponentType<Props>
  /** As of `lazyPart`. */
  whenMissing?: 'keep' | 'nothing'
  /** Nothing in it changes by itself: being seen is no reason to load its code, only an interaction is. */
  isStatic?: boolean
}

/** How far outside of the window a part counts as about to be seen. */
const MARGIN = '200px'

/**
 * A component below what a page shows first. The document has its markup; its code is loaded when it comes near the window, or at the first
 * interaction with the page. Its parent is neither a flex box nor a grid, where the mark of its place would be at the top.
 */
export function visiblePart<Props extends object>(load: Load<Props>, options: Options<Props> = {}): ComponentType<Props> {
  const { Part, Mark } = markedPart(load, options)
  // biome-ignore lint/correctness/noComponentHookFactories: modules call this once per part, when they are loaded.
  return function VisiblePart(props: Props) {
    return (
      <>
        {!options.isStatic && <Mark />}
        <Part {...props} />
      </>
    )
  }
}

/** The same for a parent that places the mark itself, in a block before the part. */
export function markedPart<Props extends object>(load: Load<Props>, options: Options<Props> = {}) {
  const code = loadWhenSeen(load)
  // biome-ignore lint/correctness/noComponentHookFactories: as above.
  const Loaded = memo(lazyPart(code.load, options))
  // biome-ignore lint/correctness/noComponentHookFactories: as above.
  const useIsThere = () => useSyncExternalStore(code.shown.subscribe, code.shown.isGiven, () => false)
  // biome-ignore lint/correctness/noComponentHookFactories: as above.
  const Mark = () => !useIsThere() && <span ref={code.watch} className="absolute" />
  // biome-ignore lint/correctness/noComponentHookFactories: as above.
  const Part = (props: Props) => {
    const [firstProps] = useState(props)
    // React would replace markup whose props change before its code is there.
    return <Loaded {...(useIsThere() ? props : firstProps)} />
  }
  return { Mark, Part }
}

function loadWhenSeen<Props extends object>(load: Load<Props>) {
  const seen = newSignal()
  const shown = newSignal()
  return {
    shown,
    async load() {
      if (!import.meta.env.SSR) await Promise.race([seen.given, firstInteraction])
      const { default: Content } = await load()
      return {
        default: (props: Props) => (
          <Announced whenShown={shown.give}>
            <Content {...props} />
          </Announced>
        ),
      }
    },
    watch(element: Element | null) {
      if (!element) return undefined
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen.give(), {
        rootMargin: MARGIN,
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
  }
}

/** Calls `whenShown` after its children are part of the page. */
function Announced({ whenShown, children }: { whenShown: () => void; children: ReactNode }) {
  useEffect(whenShown, [whenShown])
  return children
}
