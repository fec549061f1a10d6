import { type TouchEvent, useRef } from 'react'

type Zoom = { value: number; least: number; most: number; onChange: (zoom: number) => void }

/** Zooms by two fingers. The element needs `touch-action: pan-x pan-y`, so that the browser leaves them to it. */
export function usePinch({ value, least, most, onChange }: Zoom) {
  const started = useRef<{ distance: number; zoom: number } | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      started.current = event.touches.length === 2 ? { distance: distanceOf(event), zoom: value } : null
    },
    onTouchMove(event: TouchEvent) {
      if (!started.current || event.touches.length !== 2) return
      const { distance, zoom } = started.current
      onChange(Math.min(most, Math.max(least, (zoom * distanceOf(event)) / Math.max(1, distance))))
    },
    onTouchEnd() {
      started.current = null
    },
  }
}

function distanceOf({ touches }: TouchEvent): number {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}
