import { useEffect, useRef, useState } from 'react'

type Options<Value> = { value: Value; save: (value: Value) => Promise<unknown> }

/** Inline editing of one value. A failed save keeps the input; closing returns the focus to the element that opened it. */
export function useInlineEdit<Value>({ value, save }: Options<Value>) {
  const [draft, setDraft] = useState<{ of: Value } | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (draft === null && wasOpen.current) opener.current?.focus()
    wasOpen.current = draft !== null
  }, [draft])

  function leave() {
    setDraft(null)
    setFailure(null)
  }
  return {
    editing: draft !== null,
    draft: draft ? draft.of : value,
    busy,
    failure,
    opener,
    begin: () => setDraft({ of: value }),
    write: (next: Value) => setDraft({ of: next }),
    leave,
    async keep() {
      if (busy || !draft) return
      if (draft.of === value) return leave()
      setBusy(true)
      try {
        await save(draft.of)
        leave()
      } catch (error) {
        setFailure(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
