import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { deleteDraft, readDraft, saveDraft } from '../form/draft.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

const MAX_LENGTH = 5000

type Props = {
  /** The name of the draft in this tab, one per record. */
  draft: string
  /** Saves the note, or throws. */
  onPost: (note: string) => Promise<unknown>
  /** The translation prefix of failures. */
  words: string
}

/** Adds a note to a timeline. The draft survives leaving the page and a failed post; Ctrl or ⌘ with Enter posts. */
export function Composer({ draft, onPost, words }: Props) {
  const { t } = useTranslation()
  const name = `note_${draft}`
  const [note, setNote] = useState(() => String(readDraft(name)['note'] ?? ''))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  function write(text: string) {
    setNote(text)
    saveDraft(name, { note: text })
  }

  async function post(event?: FormEvent) {
    event?.preventDefault()
    if (busy || note.trim() === '') return
    setBusy(true)
    setFailure(null)
    try {
      await onPost(note.trim())
      setNote('')
      deleteDraft(name)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void post(event)}>
      <TextArea
        dir="auto"
        label={t('platform.record.note')}
        hint={t('platform.record.noteHint')}
        error={failure === null ? undefined : failureText(t, failure, words)}
        value={note}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void post()
        }}
      />
      <Button type="submit" size="sm" busy={busy} disabled={note.trim() === ''} className="mt-3">
        {t('platform.record.post')}
      </Button>
    </form>
  )
}
