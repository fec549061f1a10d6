import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width that an element has, in CSS pixels; null until it is measured, which is before it is painted. */
export function useRoom<Measured extends HTMLElement>(): { ref: RefObject<Measured | null>; width: number | null } {
  const ref = useRef<Measured>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
