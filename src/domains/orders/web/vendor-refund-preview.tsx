import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { ChosenUnits, RefundView } from '../contract.ts'

type Props<Key extends QueryKey> = {
  lines: readonly ChosenUnits[]
  /** Loads the refund preview. */
  query: UseQueryOptions<RefundView, Error, RefundView, Key>
  /** The order is not paid yet, so the refund only lowers the amount due. */
  owed: boolean
}

/** Exact refund for the chosen units, shown to vendors and administrators before they confirm. */
export function VendorRefundPreview<Key extends QueryKey>({ lines, query, owed }: Props<Key>) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(query)
  if (lines.length === 0) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.vendor.refund.choose')}</p>
  if (isError) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.vendor.refund.unknown')}</p>
  return (
    <section aria-label={t('orders.vendor.refund.preview')} aria-live="polite" className="min-h-32 rounded-md bg-muted p-4">
      {data && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-1">
          <Row label={t('orders.refund.goods')} money={data.goods} />
          <Row label={t('orders.refund.shipping')} money={data.shipping} />
          <Row label={t('orders.refund.tax')} money={data.tax} />
          <Row strong label={owed ? t('orders.vendor.refund.waived') : t('orders.vendor.refund.total')} money={data.total} />
        </dl>
      )}
    </section>
  )
}

function Row({ label, money, strong = false }: { label: string; money: MoneyView; strong?: boolean }) {
  const look = strong ? 'mt-1 border-t pt-2 font-semibold' : ''
  return (
    <>
      <dt className={strong ? look : 'text-muted-foreground'}>{label}</dt>
      <dd className={`text-end tabular-nums ${look}`}>{formatCharge(money)}</dd>
    </>
  )
}
