import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { HeldSaleView } from '../../contract.ts'
import { NumberLink } from '../number-link.tsx'
import { heldSalesQuery } from './queries.ts'

const ConfirmSaleDialog = lazy(() => import('./confirm-sale-dialog.tsx'))

/** Sales whose earnings wait for an administrator; nothing when there are none. Keys: finance.held.why.* */
export function HeldSales() {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(heldSalesQuery(useSource()))
  const [confirming, setConfirming] = useState<HeldSaleView | null>(null)
  if (isLoadingError) return <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />
  const sales = data?.pages.flatMap(({ items }) => items) ?? []
  if (sales.length === 0) return null
  return (
    <Panel title={t('finance.held.title')} lead={t('finance.held.lead')}>
      <ul className="divide-y border-y">
        {sales.map((sale) => (
          <HeldSale key={sale.part} sale={sale} onConfirm={() => setConfirming(sale)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" size="sm" className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('finance.held.more')}
        </Button>
      )}
      {confirming && (
        <Suspense fallback={null}>
          <ConfirmSaleDialog sale={confirming} onClose={() => setConfirming(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

function HeldSale({
  sale: { part, orderId, vendor, placedAt, why, payable, subsidy },
  onConfirm,
}: {
  sale: HeldSaleView
  onConfirm: () => void
}) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p>
          <NumberLink to={`/admin/orders/${orderId}`}>{part}</NumberLink> · <bdi className="font-medium">{vendor.name}</bdi> ·{' '}
          <RelativeTime iso={placedAt} />
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">{t(`finance.held.why.${why}`, { amount: formatCharge(subsidy) })}</p>
      </div>
      <Button look="secondary" size="sm" onClick={onConfirm}>
        {t('finance.held.confirm', { amount: formatCharge(payable) })}
      </Button>
    </li>
  )
}
