import { useQuery } from '@tanstack/react-query'
import { Contact, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SegmentView } from '../../contract.ts'
import { segmentPath } from '../paths.ts'
import { segmentsQuery, useRemoveSegment } from './segment-queries.ts'

type Props = { workspaceId: string; onEdit: (segment: SegmentView) => void }

export default function SegmentList({ workspaceId, onEdit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: items, isPending, isLoadingError, refetch } = useQuery(segmentsQuery(useSource(), workspaceId))
  const remove = useRemoveSegment(workspaceId)
  const [removed, setRemoved] = useState<SegmentView | null>(null)
  if (isPending) return <Skeleton className="h-96 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('crm.listFailed')} onRetry={() => void refetch()} />
  if (!items || items.length === 0) return <Notice icon={Contact} title={t('crm.segments.none')} text={t('crm.segments.noneText')} />
  const shown = (count: number) => formatNumber(count, locale)
  return (
    <>
      <ul className="divide-y rounded-lg border bg-card">
        {items.map((segment) => (
          <li key={segment.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <div className="min-w-0 wrap-anywhere">
              <Link to={segmentPath(segment.id)} className="font-semibold underline-offset-4 hover:underline">
                <bdi>{segment.name}</bdi>
              </Link>
              <p className="text-muted-foreground">
                {t(segment.total.exact ? 'crm.segments.count' : 'crm.segments.atLeast', {
                  count: segment.total.count,
                  shown: shown(segment.total.count),
                })}
                {segment.uses > 0 && ` · ${t('crm.segments.uses', { count: segment.uses, shown: shown(segment.uses) })}`}
              </p>
            </div>
            <div className="flex gap-2">
              <IconButton label={t('crm.segments.editOf', { name: segment.name })} onClick={() => onEdit(segment)}>
                <Pencil aria-hidden className="size-4" />
              </IconButton>
              <IconButton label={t('crm.segments.deleteOf', { name: segment.name })} onClick={() => setRemoved(segment)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={t('crm.deleteTitle', { name: removed?.name ?? '' })}
        action={t('crm.segments.delete')}
        danger
        words="crm"
        onConfirm={async () => {
          if (removed) await remove.mutateAsync(removed.id)
          toast({ title: t('crm.segments.deleted') })
        }}
      >
        <p>{t('crm.segments.deleteText')}</p>
      </Confirm>
    </>
  )
}
