import { type KeyboardEvent, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionField } from '#domains/network/web/index.ts'
import { unitsFor } from '#platform/shared/characters.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CharactersLeft, charactersLeft } from '#platform/web/ui/characters-left.tsx'
import { MAX_COMMENT } from '../contract/limits.ts'
import type { ReplyView } from '../contract.ts'
import { ThreadContext } from './thread-context.ts'

/** Changes one’s own comment in its place. Ctrl+Enter saves, Escape cancels. */
export function CommentEditor({ comment, onDone }: { comment: ReplyView; onDone: () => void }) {
  const { t } = useTranslation()
  const acts = use(ThreadContext)
  const [text, setText] = useState(comment.text)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const isTooLong = charactersLeft(text, MAX_COMMENT) < 0

  async function save() {
    const changed = text.trim()
    if (busy || changed === '' || isTooLong || !acts) return
    if (changed === comment.text) return onDone()
    setBusy(true)
    try {
      await acts.save(comment, changed)
      onDone()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onDone()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="mt-1 rounded-lg border border-input bg-card p-2">
      <MentionField
        autoFocus
        label={t('comments.edit.label')}
        value={text}
        maxLength={unitsFor(MAX_COMMENT)}
        onChange={setText}
        onKeyDown={onKeyDown}
        className="max-h-72"
      />
      {failure !== null && (
        <p role="alert" className="px-1 text-xs text-destructive">
          {failureText(t, failure, 'comments')}
        </p>
      )}
      <div className="mt-1 flex items-center justify-end gap-2">
        <CharactersLeft text={text} maximum={MAX_COMMENT} />
        <Button look="quiet" size="sm" onClick={onDone}>
          {t('platform.cancel')}
        </Button>
        <Button size="sm" busy={busy} disabled={text.trim() === '' || isTooLong} onClick={() => void save()}>
          {t('comments.edit.save')}
        </Button>
      </div>
    </div>
  )
}
