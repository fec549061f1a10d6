import { useEffect, useRef, useState } from 'react'
import { whenOwnerKnown } from './draft-owner.ts'
import { type DraftPlace, deleteFormDraft, draftPlace, readFormDraft, saveFormDraft } from './form-draft.ts'

/**
 * A text that is kept on this device for its author, until it is sent or they log out. `name`: an operation and, for one of several
 * records, its id. `start` gives the text when there is no draft.
 */
export function useTextDraft(
  name: string,
  start: (name: string) => string | undefined = () => undefined,
): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  const begin = useRef(start)
  begin.current = start
  const place = useRef<DraftPlace | null>(null)

  useEffect(() => {
    place.current = null
    setText('')
    return whenOwnerKnown((owner) => {
      const at = draftPlace(name, owner)
      place.current = at
      const kept = readFormDraft(at)?.values['text']
      const first = typeof kept === 'string' ? kept : begin.current(name)
      // What was typed before the author was known stays.
      if (first) setText((typed) => typed || first)
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
