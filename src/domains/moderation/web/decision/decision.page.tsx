import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useMailedToken } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { StatementView } from '../../contract.ts'
import { decisionQuery } from '../queries.ts'
import type { Route } from './+types/decision.page.ts'

const AppealForm = lazyPart(() => import('./appeal-form.tsx'))

/** The statement of reasons, for the author: also without a login, with the link of the mail. */
export default function DecisionPage({ params: { decisionId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const mailed = useMailedToken(`decision ${decisionId}`, 'token')
  const ref = { id: decisionId, ...(mailed.read && mailed.token && { token: mailed.token }) }
  const { data, error, isPending, isLoadingError, refetch } = useQuery({ ...decisionQuery(useSource(), ref), enabled: mailed.read })
  const code = isLoadingError && errorCode(error)
  return (
    <main id="content" className="page max-w-3xl! pt-8 pb-16">
      <PageHead title={t('moderation.own.title')} />
      {code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? (
        <MissingRecord />
      ) : (
        <>
          <h1 className="text-xl font-bold tracking-tight">{t('moderation.own.title')}</h1>
          {isPending && <Skeleton className="mt-6 h-96 rounded-lg" />}
          {isLoadingError && <FailedNotice text={t('moderation.own.failed')} onRetry={() => void refetch()} />}
          {data && (
            <div className="mt-6 space-y-6">
              <Statement statement={data} />
              <Appeal statement={data} decision={ref} />
            </div>
          )}
        </>
      )}
    </main>
  )
}

/** Keys: moderation.own.*, moderation.rule.*, reports.type.* */
function Statement({
  statement: { type, action, reason, text, excerpt, detected, suspendedUntil, decidedAt },
}: {
  statement: StatementView
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  const rows = [
    { key: 'what', value: excerpt || t(`reports.type.${type}`) },
    ...(reason ? [{ key: 'rule', value: t(`moderation.rule.${reason}`) }] : []),
    ...(text ? [{ key: 'why', value: text }] : []),
    ...(action === 'suspend'
      ? [{ key: 'until', value: suspendedUntil ? formatDay(suspendedUntil, locale) : t('moderation.own.untilLifted') }]
      : []),
    { key: 'found', value: t(`moderation.own.detected.${detected}`) },
    { key: 'when', value: formatDay(decidedAt, locale) },
  ]
  return (
    <Panel title={t(`moderation.own.did.${action}`)}>
      <dl className="space-y-4">
        {rows.map(({ key, value }) => (
          <div key={key}>
            <dt className="text-xs text-muted-foreground">{t(`moderation.own.${key}`)}</dt>
            <dd dir="auto" className="mt-0.5 max-w-prose whitespace-pre-line wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Keys: moderation.outcome.* */
function Appeal({
  statement: { appeal, appealUntil, action },
  decision,
}: {
  statement: StatementView
  decision: { id: string; token?: string }
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (action === 'dismiss') return null
  if (!appeal)
    return (
      <Panel
        title={t('moderation.own.appeal')}
        lead={appealUntil ? t('moderation.own.appealLead', { date: formatDay(appealUntil, locale) }) : t('moderation.own.tooLate')}
      >
        {appealUntil && <AppealForm decision={decision} />}
      </Panel>
    )
  return (
    <Panel title={t('moderation.own.yourAppeal')} lead={t(`moderation.own.outcome.${appeal.verdict?.outcome ?? 'open'}`)}>
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {appeal.text}
      </p>
      {appeal.verdict && (
        <div className="mt-4 rounded-md bg-muted p-4">
          <p className="text-xs text-muted-foreground">{t('moderation.own.answer')}</p>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {appeal.verdict.text}
          </p>
        </div>
      )}
    </Panel>
  )
}
