import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, ClipboardList, Inbox, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { StatCard } from '#platform/web/charts/stat-card.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CUSTOMER_ORDERS } from '../contract/constants.ts'
import { BILLS, ORDERS, SUPPLIERS } from './paths.ts'
import { overviewQuery, suggestionsQuery } from './queries.ts'
import SuggestionsPanel from './suggestions-panel.tsx'

const OrdersTable = lazyPart(() => import('./orders-table.tsx'), { Fallback: SectionLoading })

/** The figures of purchasing, what to reorder, and all orders. */
export default function OverviewContent({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(overviewQuery(useSource(), workspaceId))
  // The orders wait for the suggestions above them, which would push them down.
  const { isPending } = useInfiniteQuery(suggestionsQuery(useSource(), workspaceId))
  const number = { kind: 'number' } as const
  if (isLoadingError) return <FailedNotice text={t('procurement.failed')} onRetry={() => void refetch()} />
  return (
    <div className="space-y-8">
      <section aria-label={t('procurement.figures')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard title={t('procurement.openOrders')} value={data?.open} unit={number} to={`${ORDERS}?which=open`} />
        <StatCard
          title={t('procurement.openValue')}
          value={data?.openMinor}
          unit={{ kind: 'money', currency: BASE_CURRENCY, charged: true }}
          to={`${ORDERS}?which=open`}
        />
        <StatCard title={t('procurement.which.late')} value={data?.late} unit={number} to={`${ORDERS}?which=late`} />
        <StatCard
          title={t('procurement.which.awaitingApproval')}
          value={data?.awaitingApproval}
          unit={number}
          to={`${ORDERS}?which=awaitingApproval`}
        />
      </section>
      {isPending ? <SectionLoading /> : <Work workspaceId={workspaceId} />}
    </div>
  )
}

/** What to reorder, and all orders. */
function Work({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  return (
    <>
      <SuggestionsPanel workspaceId={workspaceId} />
      <section>
        <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold">{t('procurement.orders')}</h2>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={SUPPLIERS} look="quiet" size="sm">
              <Building2 aria-hidden className="size-4" />
              {t('procurement.suppliers')}
            </ButtonLink>
            <ButtonLink to={CUSTOMER_ORDERS} look="quiet" size="sm">
              <Inbox aria-hidden className="size-4" />
              {t('procurement.customers.title')}
            </ButtonLink>
            <ButtonLink to={BILLS} look="quiet" size="sm">
              <ReceiptText aria-hidden className="size-4" />
              {t('procurement.bills.title')}
            </ButtonLink>
            <ButtonLink to={ORDERS} look="quiet" size="sm">
              <ClipboardList aria-hidden className="size-4" />
              {t('procurement.allOrders')}
            </ButtonLink>
          </div>
        </header>
        <OrdersTable workspaceId={workspaceId} />
      </section>
    </>
  )
}
