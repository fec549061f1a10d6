import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipboardList, type LucideIcon, MessageSquare, Package, PenLine, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RecordLink } from '#platform/web/ui/record-link.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ActKind } from '../../contract/links/link-limits.ts'
import type { ActView } from '../../contract.ts'
import { actsQuery } from './link-queries.ts'

const ICONS: Record<ActKind, LucideIcon> = {
  order: Package,
  review: Star,
  question: MessageSquare,
  message: MessageSquare,
  form: ClipboardList,
  post: PenLine,
}

type Props = { contactId: string; linked: boolean; workspaceId: string }

/** What the linked person did towards the workspace, latest first. Keys: crm.acts.kind.* */
export default function ActsPanel({ contactId, linked, workspaceId }: Props) {
  const { t } = useTranslation()
  const loaded = useInfiniteQuery(actsQuery(useSource(), workspaceId, contactId))
  const items = loaded.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Panel title={t('crm.acts.title')} lead={t('crm.acts.lead')}>
      {loaded.isPending && <Skeleton className="h-16" />}
      {loaded.isLoadingError && <FailedNotice text={t('crm.acts.failed')} onRetry={() => void loaded.refetch()} />}
      {loaded.isSuccess && items.length === 0 && (
        <p className="text-muted-foreground">{t(linked ? 'crm.acts.none' : 'crm.acts.notLinked')}</p>
      )}
      {items.length > 0 && (
        <ul className="divide-y">
          {items.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ul>
      )}
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </Panel>
  )
}

function Act({ act: { kind, at, record } }: { act: ActView }) {
  const { t } = useTranslation()
  const Icon = ICONS[kind]
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-muted">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{t(`crm.acts.kind.${kind}`)}</span>
          <span className="text-sm text-muted-foreground">
            <RelativeTime iso={at} />
          </span>
        </p>
        {record?.card && <RecordLink card={record.card} className="mt-2 max-w-md" />}
      </div>
    </li>
  )
}
