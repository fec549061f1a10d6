import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import { isQueued } from '#platform/web/failure.ts'
import { useUploads } from '#platform/web/files/use-uploads.ts'
import { useTextDraft } from '#platform/web/form/use-text-draft.ts'
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PICTURES } from '../../contract/limits.ts'
import type { PostView } from '../../contract.ts'
import { changePost, putFirst } from '../feed-cache.ts'
import { feedKey, groupQuery, homeQuery, waitingQuery } from '../queries.ts'

const DONE: Readonly<Record<string, string>> = { pending: 'held', waiting: 'waiting' }

export type DraftPoll = { options: string[]; hours: number }
type Options = {
  /** The name of the draft. */
  name: string
  /** Posts into this group. */
  groupId?: string
  quoted?: PostView
  onSent?: () => void
}
/** Everybody, followers, or the id of a group. */
export type Choice = 'public' | 'followers' | (string & {})

/**
 * The content of a post that is being written. The text is kept on this device until it is sent. A post that waits for a connection is named
 * by feed.waiting.*. Keys: feed.done.held, feed.done.waiting, feed.done.post
 */
export function useComposer({ name, groupId: fixedGroupId, quoted, onSent }: Options) {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const uploads = useUploads()
  const { queue, items } = uploads
  const [text, setText] = useTextDraft(name)
  const [choice, setChoice] = useState<Choice>(fixedGroupId ?? 'public')
  const [record, setRecord] = useState<RecordCard | null>(null)
  const [poll, setPoll] = useState<DraftPoll | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  // The same for all tries of one text, so that a lost answer writes no second post.
  const clientKey = useRef({ content: '', key: '' })
  const isEmpty = text.trim() === '' && items.length === 0 && !record && !quoted

  function clear() {
    setText('')
    setRecord(null)
    setPoll(null)
    for (const { id } of items) queue.remove(id)
    onSent?.()
  }

  async function send() {
    if (busy || isEmpty) return
    setBusy(true)
    setFailure(null)
    try {
      const done = await uploads.all()
      const content = {
        text: text.trim(),
        audience: choice === 'followers' ? ('followers' as const) : ('public' as const),
        groupId: choice === 'public' || choice === 'followers' ? null : choice,
        pictures: done.map(({ upload, alt }) => ({ uploadId: upload.uploadId, alt })),
        record: record && { type: 'product' as const, id: record.id },
        quotedId: quoted?.id ?? null,
        poll: poll && { ...poll, options: poll.options.map((option) => option.trim()).filter(Boolean) },
      }
      const spelled = JSON.stringify(content)
      if (clientKey.current.content !== spelled) clientKey.current = { content: spelled, key: newIdempotencyKey() }
      const { key } = clientKey.current
      const { post } = await source.api.feed.posts.create({ ...content, clientKey: key }, { context: { idempotencyKey: key } })
      if (post.state === 'waiting' && post.group) void client.invalidateQueries({ queryKey: waitingQuery(source, post.group.id).queryKey })
      else putFirst(client, post.group ? groupQuery(source, post.group.id).queryKey : homeQuery(source).queryKey, post)
      if (quoted) changePost(client, source.language, quoted.id, (now) => ({ ...now, quotes: now.quotes + 1 }))
      void client.invalidateQueries({ queryKey: [...feedKey(source.language), 'person', post.author.id] })
      toast({ title: t(`feed.done.${DONE[post.state] ?? 'post'}`) })
      clear()
    } catch (error) {
      if (!isQueued(error)) return setFailure(error)
      toast({ title: t('feed.done.queued') })
      clear()
    } finally {
      setBusy(false)
    }
  }

  return {
    text,
    setText,
    choice,
    setChoice,
    record,
    setRecord,
    poll,
    setPoll,
    queue,
    items,
    busy,
    failure,
    isEmpty,
    send,
    addFiles(files: readonly File[]) {
      const pictures = files.filter(({ type }) => type.startsWith('image/'))
      if (pictures.length > 0) queue.add(pictures, MAX_PICTURES)
    },
  }
}
