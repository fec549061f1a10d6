import { useEffect, useRef, useState } from 'react'
import { whenOwnerKnown } from '#platform/web/form/draft-owner.ts'
import { type DraftPlace, deleteFormDraft, draftPlace, readFormDraft, saveFormDraft } from '#platform/web/form/form-draft.ts'
import { takePrefill } from '../prefill.ts'

/**
 * A text that is kept on this device for its author, until it is sent or they log out. `name`: an operation and, for one of several
 * records, its id.
 */
export function useTextDraft(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  const place = useRef<DraftPlace | null>(null)

  useEffect(() => {
    place.current = null
    setText('')
    return whenOwnerKnown((owner) => {
      const at = draftPlace(name, owner)
      place.current = at
      const kept = readFormDraft(at)?.values['text']
      const start = typeof kept === 'string' ? kept : takePrefill(name)
      // What was typed before the author was known stays.
      if (start) setText((typed) => typed || start)
    })
  }, [name])

  function write(next: string) {
    setText(next)
    if (!place.current) return
    if (next === '') deleteFormDraft(place.current)
    else saveFormDraft(place.current, { version: null, base: { text: '' }, values: { text: next } })
  }
  return [text, write]
}
