import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { formatDay, formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { EarningRecord } from '../contract.ts'
import type { Route } from './+types/earning.page.ts'
import { Amount } from './amount.tsx'
import { Entries } from './entries.tsx'
import { earningPath, FINANCES_PATH } from './paths.ts'
import { earningQuery, useBusiness } from './queries.ts'
import { Shares } from './shares.tsx'
import { EarningBadge } from './states.tsx'

/** A sale with its commission and all ledger entries. */
export default function EarningPage({ params: { part } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(earningQuery(useBusiness(), part))
  if (isLoadingError && ['NOT_FOUND', 'PERMISSION_NEEDED', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={part} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {data && <Earning earning={data} />}
    </main>
  )
}

/** Reasons that the date alone doesn't explain. */
const HELD = { return: true, dispute: true, payment: true, confirmation: true }

/** Keys: finance.heldFor.* */
function Earning({ earning }: { earning: EarningRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const {
    part,
    placedAt,
    gross,
    refunded,
    commission,
    net,
    state,
    availableOn,
    collectedBy,
    collectedAt,
    paidAt,
    toCollect,
    commissionDue,
    held,
    shares,
    entries,
    heldFor,
  } = earning
  const negative = (money: typeof gross) => ({ ...money, amountMinor: -money.amountMinor })
  return (
    <RecordPage
      title={part}
      list={{ label: t('finance.title'), path: FINANCES_PATH }}
      path={earningPath(part)}
      badges={<EarningBadge state={state} />}
      aside={
        <Panel title={t('finance.sums')}>
          <dl className="space-y-2.5">
            {(
              [
                ['gross', gross],
                ['refunded', negative(refunded)],
                ['commission', negative(commission)],
              ] as const
            ).map(([key, money]) => (
              <div key={key} className="flex justify-between gap-4">
                <dt className="text-muted-foreground">{t(`finance.column.${key}`)}</dt>
                <dd>
                  <Amount money={money} />
                </dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-t pt-2.5 text-base font-semibold">
              <dt>{t('finance.column.net')}</dt>
              <dd>
                <Amount money={net} />
              </dd>
            </div>
          </dl>
        </Panel>
      }
    >
      <RecordDetails label={t('finance.details')}>
        <RecordDetail label={t('finance.column.sold')}>{formatMoment(placedAt, locale)}</RecordDetail>
        <RecordDetail label={t('finance.collected')}>
          {collectedBy === 'vendor'
            ? collectedAt
              ? t('finance.collectedOn', { day: formatDay(collectedAt, locale) })
              : t('finance.collectAtDelivery', { amount: formatCharge(toCollect) })
            : paidAt
              ? t('finance.paidOn', { day: formatDay(paidAt, locale) })
              : t('finance.notPaid')}
        </RecordDetail>
        {held.amountMinor !== 0 && (
          <RecordDetail label={t('finance.heldMoney')}>
            <Amount money={held} />
          </RecordDetail>
        )}
        {commissionDue.amountMinor !== 0 && (
          <RecordDetail label={t('finance.commissionDue')}>
            <Amount money={commissionDue} />
          </RecordDetail>
        )}
        <RecordDetail label={t('finance.column.availableOn')}>
          {availableOn ? formatDay(availableOn, locale) : t('finance.afterDelivery')}
          {heldFor && heldFor in HELD && <span className="block text-sm text-muted-foreground">{t(`finance.heldFor.${heldFor}`)}</span>}
        </RecordDetail>
      </RecordDetails>
      <Panel title={t('finance.shares')} lead={t('finance.sharesLead')}>
        <Shares shares={shares} />
      </Panel>
      <Panel title={t('finance.entries')} lead={t('finance.entriesLead')}>
        <Entries entries={entries} />
      </Panel>
    </RecordPage>
  )
}
