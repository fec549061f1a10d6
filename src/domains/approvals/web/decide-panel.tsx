import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { ApprovalRequestRecord } from '../contract.ts'
import type { Answer } from './operations.ts'
import type { Origin } from './queries.ts'

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'))

type Props = { origin: Origin; request: ApprovalRequestRecord }

/** What the reader may do about the request, or who can. Keys: approvals.step.*, approvals.stepFor.* */
export function DecidePanel({ origin, request }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState<Answer | 'withdraw' | null>(null)
  const { status, mayDecide, mayWithdraw, wouldDecideFor, deciders, decidedAt } = request
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(deciders.map(({ name }) => `\u2068${name}\u2069`))
  if (status !== 'Pending')
    return (
      <Panel title={t(`approvals.status.${status}`)} lead={decidedAt ? formatMoment(decidedAt, locale) : undefined}>
        <Outcome request={request} />
      </Panel>
    )
  const lead = mayDecide
    ? wouldDecideFor
      ? t('approvals.decideFor', { name: wouldDecideFor.name })
      : t('approvals.decideLead')
    : deciders.length > 0
      ? t('approvals.waitsFor', { names })
      : t('approvals.nobody')
  return (
    <Panel title={mayDecide ? t('approvals.decide') : t('approvals.status.Pending')} lead={lead}>
      <div className="flex flex-col gap-3">
        {mayDecide && (
          <>
            <Button onClick={() => setAsking('approve')}>{t('approvals.approve.begin')}</Button>
            <Button look="danger" onClick={() => setAsking('reject')}>
              {t('approvals.reject.begin')}
            </Button>
          </>
        )}
        {mayWithdraw && (
          <Button look="secondary" onClick={() => setAsking('withdraw')}>
            {t('approvals.withdraw.begin')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {(asking === 'approve' || asking === 'reject') && (
          <AnswerDialog origin={origin} request={request} answer={asking} onClose={() => setAsking(null)} />
        )}
        {asking === 'withdraw' && <WithdrawDialog origin={origin} request={request} onClose={() => setAsking(null)} />}
      </Suspense>
    </Panel>
  )
}

function Outcome({ request: { decidedBy, onBehalfOf, decisionNote } }: { request: ApprovalRequestRecord }) {
  const { t } = useTranslation()
  return (
    <div className="space-y-2 text-sm">
      {decidedBy && <p>{t('approvals.by', { name: decidedBy.name })}</p>}
      {onBehalfOf && <p className="text-muted-foreground">{t('approvals.forPerson', { name: onBehalfOf.name })}</p>}
      {decisionNote && (
        <p dir="auto" className="rounded-md border bg-muted/40 p-3 wrap-anywhere whitespace-pre-line">
          {decisionNote}
        </p>
      )}
    </div>
  )
}
