import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '#domains/network/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Modal } from '#platform/web/ui/modal.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { PostView } from '../../contract.ts'
import { historyQuery } from '../queries.ts'

/** Earlier texts of a post, newest first. */
export default function HistoryDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery({ ...historyQuery(useSource(), post.id), staleTime: 0 })
  return (
    <Modal open onOpenChange={onClose} title={t('feed.history.title')} lead={t('feed.history.lead')} width="lg">
      {isLoadingError ? (
        <FailedNotice text={t('feed.failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32" />
      ) : (
        <ol className="divide-y">
          {data.items.map(({ text, replacedAt }) => (
            <li key={replacedAt} className="py-3">
              <p className="mb-1 text-xs text-muted-foreground">
                {t('feed.history.until')} <RelativeTime iso={replacedAt} />
              </p>
              <WrittenText text={text} />
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}
