import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { MentionField } from '#domains/network/web/index.ts'
import { unitsFor } from '#platform/shared/characters.ts'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useSource } from '#platform/web/source.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { CharactersLeft, charactersLeft } from '#platform/web/ui/characters-left.tsx'
import { SendButton } from '#platform/web/ui/send-button.tsx'
import { MAX_COMMENT } from '../contract/limits.ts'
import type { CommentedRecord } from './queries.ts'

type Props = {
  record: CommentedRecord
  /** The comment that is answered, and its author. */
  answers?: { commentId: string; name: string | null }
  onSent: () => Promise<unknown>
  onCancel?: () => void
}

/** Writes a comment or a reply. The text is kept on this device until it is sent; offline it waits there. Keys: comments.waiting.* */
export function CommentComposer({ record, answers, onSent, onCancel }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const { api } = useSource()
  const [text, write] = useTextDraft(`comments.add ${record.type} ${record.id} ${answers?.commentId ?? ''}`)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const pending = useRef({ text: '', key: '' })
  const isTooLong = charactersLeft(text, MAX_COMMENT) < 0
  const label = answers ? t('comments.compose.reply', { name: answers.name ?? '' }) : t('comments.compose.label')

  async function send() {
    const written = text.trim()
    if (busy || written === '' || isTooLong) return
    // The same text again is the same comment.
    if (pending.current.text !== written) pending.current = { text: written, key: newIdempotencyKey() }
    const { key } = pending.current
    setBusy(true)
    setFailure(null)
    try {
      await api.comments.add(
        { ...record, clientKey: key, text: written, replyTo: answers?.commentId ?? null },
        { context: { idempotencyKey: key } },
      )
    } catch (error) {
      if (!isQueued(error)) {
        setFailure(error)
        setBusy(false)
        return
      }
    }
    pending.current = { text: '', key: '' }
    write('')
    setBusy(false)
    await onSent()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="flex items-start gap-3">
      {me && <Avatar name={me.username} picture={me.avatarUrl} size="sm" className="mt-1.5" />}
      <div className="min-w-0 grow">
        <div className="flex items-end gap-0.5 rounded-lg border border-input bg-card p-1 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring">
          <MentionField
            label={label}
            placeholder={label}
            value={text}
            onChange={write}
            maxLength={unitsFor(MAX_COMMENT)}
            readOnly={busy}
            autoFocus={answers !== undefined}
            onKeyDown={onKeyDown}
            className="max-h-72"
          />
          <SendButton
            label={t('comments.compose.send')}
            busy={busy}
            disabled={text.trim() === '' || isTooLong}
            onSend={() => void send()}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          {failure !== null && (
            <p role="alert" className="py-1 text-xs font-medium text-destructive">
              {failureText(t, failure, 'comments')}
            </p>
          )}
          <CharactersLeft text={text} maximum={MAX_COMMENT} />
          {onCancel && (
            <Button look="quiet" size="sm" onClick={onCancel} className="ms-auto">
              {t('platform.cancel')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
