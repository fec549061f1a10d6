import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '#domains/network/web/index.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { useSource } from '#platform/web/source.ts'
import { Modal } from '#platform/web/ui/modal.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ReplyView } from '../contract.ts'
import { historyQuery } from './queries.ts'
import { ThreadContext } from './thread-context.ts'

/** What an edited comment said before. */
export default function HistoryDialog({ comment, onClose }: { comment: ReplyView; onClose: () => void }) {
  const { t } = useTranslation()
  const source = useSource()
  const record = use(ThreadContext)?.record ?? { type: '', id: '' }
  const { data, error } = useQuery(historyQuery(source, record, comment.id))
  const versions = [{ text: comment.text, writtenAt: comment.editedAt ?? comment.createdAt }, ...(data?.items ?? [])]
  return (
    <Modal open onOpenChange={onClose} title={t('comments.history.title')}>
      {error && <FailureNotice error={error} words="comments" />}
      <ol className="space-y-4">
        {versions.map(({ text, writtenAt }) => (
          <li key={writtenAt} className="rounded-lg border p-3">
            <p className="mb-1 text-xs text-muted-foreground">
              <RelativeTime iso={writtenAt} />
            </p>
            <WrittenText text={text} mentions={comment.mentions} />
          </li>
        ))}
        {!data && !error && <Skeleton className="h-16 w-full" />}
      </ol>
    </Modal>
  )
}
