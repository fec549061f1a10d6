import { useEffect } from 'react'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import { useIsVisible } from './conversation/use-read-marker.ts'

const BEAT_MS = 60_000

/** Says once a minute that the member is there, while a page of theirs is in view. */
export default function PresenceBeat() {
  const { api } = useSource()
  const visible = useIsVisible()
  useEffect(() => {
    if (!visible) return
    // A lost beat does no harm.
    const beat = () => void api.messages.beat(undefined, { context: { idempotencyKey: newIdempotencyKey() } }).catch(() => undefined)
    beat()
    const beating = setInterval(beat, BEAT_MS)
    return () => clearInterval(beating)
  }, [api, visible])
  return null
}
