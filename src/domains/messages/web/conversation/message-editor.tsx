import { type KeyboardEvent, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { GrowingText } from '#platform/web/inputs/growing-text.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { MAX_TEXT } from '../../contract/limits.ts'
import type { MessageView } from '../../contract.ts'
import { MessageActsContext } from './message-acts.ts'

/** Changes one’s own message in its place. Enter saves, Escape cancels. */
export default function MessageEditor({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const acts = use(MessageActsContext)
  const [text, setText] = useState(message.text)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function save() {
    const changed = text.trim()
    if (busy || changed === '' || !acts) return
    if (changed === message.text) return acts.edit(null)
    setBusy(true)
    try {
      await acts.save(message, changed)
      acts.edit(null)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') acts?.edit(null)
    else if (event.key === 'Enter' && !event.shiftKey) void save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="w-full min-w-56 rounded-lg border border-input bg-card p-2">
      <GrowingText autoFocus label={t('messages.edit.label')} value={text} maxLength={MAX_TEXT} onChange={setText} onKeyDown={onKeyDown} />
      {failure !== null && (
        <p role="alert" className="px-1 text-xs text-destructive">
          {failureText(t, failure, 'messages')}
        </p>
      )}
      <div className="mt-1 flex justify-end gap-2">
        <Button look="quiet" size="sm" onClick={() => acts?.edit(null)}>
          {t('platform.cancel')}
        </Button>
        <Button size="sm" busy={busy} disabled={text.trim() === ''} onClick={() => void save()}>
          {t('messages.edit.save')}
        </Button>
      </div>
    </div>
  )
}
