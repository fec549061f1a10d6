import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { DecisionView } from '../../contract.ts'
import { casePath } from '../case-path.ts'
import { appealsQuery } from '../queries.ts'
import { TONES } from './decision-item.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'

const VerdictDialog = lazy(() => import('./verdict-dialog.tsx'))

type Outcome = 'upheld' | 'reversed'

/** Appeals that nobody has decided about, the oldest first. */
export default function AppealsPage() {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(appealsQuery(useSource()))
  const [deciding, setDeciding] = useState<{ id: string; outcome: Outcome } | null>(null)
  return (
    <>
      <PageHead title={t('moderation.appeals.title')} hidden />
      <ModerationTabs />
      <p className="mb-5 max-w-prose text-muted-foreground">{t('moderation.appeals.lead')}</p>
      {isPending && <Skeleton className="h-72 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('moderation.appeals.failed')} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Notice icon={Scale} title={t('moderation.appeals.none')} text={t('moderation.appeals.noneText')} />}
      <ul className="space-y-4">
        {data?.items.map((decision) => (
          <Appeal key={decision.id} decision={decision} onDecide={(outcome) => setDeciding({ id: decision.id, outcome })} />
        ))}
      </ul>
      {deciding && (
        <Suspense fallback={null}>
          <VerdictDialog {...deciding} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Keys: reports.type.*, moderation.action.*, moderation.rule.* */
function Appeal({ decision, onDecide }: { decision: DecisionView; onDecide: (outcome: Outcome) => void }) {
  const { t } = useTranslation()
  const { type, recordId, action, reason, text, excerpt, author, decidedBy, decidedAt, appeal } = decision
  return (
    <li className="rounded-lg border bg-card p-5 sm:p-6">
      <div className="flex flex-wrap gap-1.5">
        <Badge>{t(`reports.type.${type}`)}</Badge>
        <Badge tone={TONES[action]}>{t(`moderation.action.${action}`)}</Badge>
        {reason && <Badge>{t(`moderation.rule.${reason}`)}</Badge>}
      </div>
      {excerpt && (
        <blockquote dir="auto" className="mt-3 max-w-prose border-s-2 ps-3 whitespace-pre-line text-muted-foreground wrap-anywhere">
          {excerpt}
        </blockquote>
      )}
      {text && (
        <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <p className="mt-1 text-xs text-muted-foreground">
        <bdi>{decidedBy?.name ?? t('reports.formerMember')}</bdi> · <RelativeTime iso={decidedAt} />
      </p>
      {appeal && (
        <div className="mt-4 rounded-md bg-muted p-4">
          <p className="text-xs text-muted-foreground">
            {t('moderation.appeals.by')} <bdi>{author?.name ?? t('reports.formerMember')}</bdi> · <RelativeTime iso={appeal.appealedAt} />
          </p>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {appeal.text}
          </p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={() => onDecide('reversed')}>{t('moderation.appeals.reverse')}</Button>
        <Button look="secondary" onClick={() => onDecide('upheld')}>
          {t('moderation.appeals.uphold')}
        </Button>
        <Link to={casePath({ type, id: recordId })} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('moderation.appeals.open')}
        </Link>
      </div>
    </li>
  )
}
