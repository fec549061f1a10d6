import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { type Column, DataTable } from '#platform/web/ui/data-table.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { AuditView } from '../../contract.ts'
import { accountPath } from './account-name.tsx'
import { auditQuery } from './queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { useAuditText } from './use-audit-text.ts'

/** Who did what and when, newest first: all of it, or what was done to one thing. */
export function AuditTrail({ subjectId }: { subjectId?: string }) {
  const { t } = useTranslation()
  const auditText = useAuditText()
  const trail = useInfiniteQuery(auditQuery(useSource(), subjectId))
  const rows = trail.data?.pages.flatMap(({ entries }) => entries) ?? []
  const columns: Column<AuditView>[] = [
    { key: 'what', title: t('accounts.audit.what'), cell: (entry) => <span className="font-medium">{auditText(entry)}</span> },
    ...(subjectId
      ? []
      : [
          {
            key: 'subject',
            title: t('accounts.audit.subject'),
            cell: ({ subject }: AuditView) => <Named id={subject.id} name={subject.name} />,
          },
        ]),
    { key: 'actor', title: t('accounts.audit.actor'), cell: ({ actor, actorName }) => <Named id={actor} name={actorName} /> },
    { key: 'when', title: t('accounts.audit.when'), cell: ({ at }) => <RelativeTime iso={at} />, className: 'whitespace-nowrap' },
  ]
  return (
    <>
      {trail.isPending && <RowsSkeleton />}
      {trail.isLoadingError && <FailedNotice text={t('accounts.audit.failed')} onRetry={() => void trail.refetch()} />}
      {trail.isSuccess && rows.length === 0 && <Empty everything={!subjectId} />}
      {rows.length > 0 && <DataTable label={t('accounts.audit.title')} rows={rows} rowKey={({ id }) => id} columns={columns} />}
      <LoadMore
        more={trail.hasNextPage}
        busy={trail.isFetchingNextPage}
        error={trail.isFetchNextPageError ? trail.error : null}
        onMore={() => void trail.fetchNextPage()}
      />
    </>
  )
}

function Empty({ everything }: { everything: boolean }) {
  const { t } = useTranslation()
  if (!everything) return <p className="text-muted-foreground">{t('accounts.audit.noneOfOne')}</p>
  return <Notice icon={ScrollText} title={t('accounts.audit.none')} text={t('accounts.audit.noneText')} />
}

/** Whoever is gone has an id and no name. */
function Named({ id, name }: { id: string; name: string | null }) {
  const { t } = useTranslation()
  if (id === 'system') return t('accounts.audit.system')
  if (!id.startsWith('usr_')) return <bdi className="wrap-anywhere">{name ?? id}</bdi>
  return (
    <Link to={accountPath(id)} className="wrap-anywhere underline-offset-4 hover:underline">
      <bdi>{name ?? id}</bdi>
    </Link>
  )
}
