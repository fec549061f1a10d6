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
}

/** How far outside of the window a part counts as about to be seen. */
const MARGIN = '200px'

/**
 * A component below what a page shows first. The document has its markup; its code is loaded when it comes near the window, or at the first
 * interaction with the page.
 */
export function visiblePart<Props extends object>(load: Load<Props>, options: Options<Props> = {}): ComponentType<Props> {
  const code = loadWhenSeen(load)
  // biome-ignore lint/correctness/noComponentHookFactories: modules call this once per part, when they are loaded.
  const Part = memo(lazyPart(code.load, options))
  // biome-ignore lint/correctness/noComponentHookFactories: as above.
  return function VisiblePart(props: Props) {
    const [firstProps] = useState(props)
    const isThere = useSyncExternalStore(code.shown.subscribe, code.shown.isGiven, () => false)
    return (
      <>
        {!isThere && <span ref={code.watch} className="absolute" />}
        {/* React would replace markup whose props change before its code is there. */}
        <Part {...(isThere ? props : firstProps)} />
      </>
    )
  }
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
