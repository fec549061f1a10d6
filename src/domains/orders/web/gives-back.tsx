import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { ChosenUnits, RefundView } from '../contract.ts'

type Props<Key extends QueryKey> = {
  lines: readonly ChosenUnits[]
  /** Asks what they would give back. */
  query: UseQueryOptions<RefundView, Error, RefundView, Key>
  /** Their money has not come yet: it is owed no longer instead. */
  owed: boolean
}

/** What the chosen units give back to the cent, before a vendor or the operator does anything. */
export function GivesBack<Key extends QueryKey>({ lines, query, owed }: Props<Key>) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(query)
  if (lines.length === 0) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.desk.refund.choose')}</p>
  if (isError) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.desk.refund.unknown')}</p>
  return (
    <section aria-label={t('orders.desk.refund.preview')} aria-live="polite" className="min-h-32 rounded-md bg-muted p-4">
      {data && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-1">
          <Row label={t('orders.refund.goods')} money={data.goods} />
          <Row label={t('orders.refund.shipping')} money={data.shipping} />
          <Row label={t('orders.refund.tax')} money={data.tax} />
          <Row strong label={owed ? t('orders.desk.refund.waived') : t('orders.desk.refund.total')} money={data.total} />
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
