import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GroupTabProps } from '#platform/web/domain.ts'
import { failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { CheckBox } from '#platform/web/table/check-box.tsx'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GroupReport } from '../../contract.ts'
import { toRow } from '../many.ts'
import { groupReportsQuery, useDecideInGroup } from './queries.ts'
import { Reported } from './reported.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useToldResult } from './use-told-result.ts'

const RemovalDialog = lazyPart(() => import('./removal-dialog.tsx'))

/** What was reported in the group. Its moderators keep or remove it, one or many. Keys: reports.type.*, moderation.rule.* */
export default function GroupReports({ groupId }: GroupTabProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(groupReportsQuery(useSource(), groupId))
  const { data, isLoadingError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, error } = query
  const [removing, setRemoving] = useState<readonly GroupReport[]>([])
  const [picked, setPicked] = useState<readonly string[]>([])
  const keep = useDecideInGroup(groupId)
  const tell = useToldResult()
  if (isLoadingError) return <FailedNotice text={t('reports.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mx-auto h-64 max-w-2xl rounded-lg" />
  const reports = data.pages.flatMap(({ items }) => items)
  if (reports.length === 0) return <Notice icon={Flag} title={t('reports.none')} text={t('moderation.group.none')} />
  const selected = reports.filter((report) => picked.includes(toRow(report)))

  async function dismiss(records: readonly GroupReport[]) {
    try {
      const refs = records.map(({ type, id }) => ({ type, id }))
      tell('dismiss', await keep.mutateAsync({ records: refs, action: 'dismiss' }), refs.length)
      setPicked([])
    } catch (failed) {
      toast({ variant: 'destructive', title: failureText(t, failed, 'moderation') })
      // Somebody else may have decided.
      await refetch()
    }
  }

  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <p className="text-muted-foreground">{t('moderation.group.lead')}</p>
      {reports.map((report) => (
        <article key={toRow(report)} aria-label={t(`reports.type.${report.type}`)} className="rounded-lg border bg-card p-4">
          <div className="flex items-start gap-2">
            {!report.mine && (
              <CheckBox
                label={t('moderation.group.pick', { text: report.title || report.text || t(`reports.type.${report.type}`) })}
                checked={picked.includes(toRow(report))}
                onChange={(isPicked) =>
                  setPicked((rows) => [...rows.filter((row) => row !== toRow(report)), ...(isPicked ? [toRow(report)] : [])])
                }
              />
            )}
            <div className="min-w-0 grow">
              <Reported report={report} />
            </div>
          </div>
          {report.mine ? (
            <p className="mt-4 text-sm text-muted-foreground">{t('moderation.group.own')}</p>
          ) : (
            <div className="mt-4 flex flex-wrap gap-2">
              <Button size="sm" busy={keep.isPending} onClick={() => void dismiss([report])}>
                {t('moderation.act.dismiss')}
              </Button>
              <Button size="sm" look="destructive" onClick={() => setRemoving([report])}>
                {t('moderation.act.remove')}
              </Button>
              {report.path && (
                <Link to={report.path} className={buttonClasses('quiet', 'sm')}>
                  {t('moderation.openRecord')}
                </Link>
              )}
            </div>
          )}
        </article>
      ))}
      <LoadMore more={hasNextPage} busy={isFetchingNextPage} error={error} onMore={() => void fetchNextPage()} />
      {selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          busy={keep.isPending}
          onClear={() => setPicked([])}
          onKeep={() => void dismiss(selected)}
          onRemove={() => setRemoving(selected)}
        />
      )}
      <Suspense fallback={null}>
        {removing.length > 0 && (
          <RemovalDialog groupId={groupId} reports={removing} onDone={() => setPicked([])} onClose={() => setRemoving([])} />
        )}
      </Suspense>
    </div>
  )
}
