import { Clock, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { WrittenText } from '#domains/network/web/index.ts'
import { discardQueued, retryQueued, useQueuedWrites } from '#platform/web/outbox/use-queued-writes.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { CommentedRecord } from './queries.ts'

type QueuedComment = CommentedRecord & { text: string; clientKey: string }
type Props = { record: CommentedRecord; onSent: () => Promise<unknown> }

/** Comments that wait on this device for a connection, also after a reload. */
export function QueuedComments({ record, onSent }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const writes = useQueuedWrites('comments.add', `${record.type} ${record.id}`, (input, about) => {
    const { type, id } = input as QueuedComment
    return `${type} ${id}` === about
  })
  const before = useRef(writes.length)
  useEffect(() => {
    if (writes.length < before.current) void onSent()
    before.current = writes.length
  }, [writes.length, onSent])
  return writes.map((write) => (
    <div key={write.id} className="flex gap-3 opacity-80">
      {me && <Avatar name={me.username} picture={me.avatarUrl} size="sm" />}
      <div className="min-w-0 grow rounded-lg border border-dashed px-3 py-2">
        <WrittenText text={(write.input as QueuedComment).text} />
        <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
          {write.refusal ? <TriangleAlert aria-hidden className="size-3.5 text-destructive" /> : <Clock aria-hidden className="size-3.5" />}
          {t(write.refusal ? 'comments.queue.failed' : 'comments.queue.waiting')}
          {write.refusal && (
            <Button look="quiet" size="sm" onClick={() => void retryQueued(write)}>
              {t('comments.queue.retry')}
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => void discardQueued(write)}>
            {t('comments.queue.discard')}
          </Button>
        </p>
      </div>
    </div>
  ))
}
