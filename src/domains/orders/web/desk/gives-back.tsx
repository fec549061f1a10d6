import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import type { ChosenUnits, VendorOrderView } from '../../contract.ts'
import { previewQuery } from './queries.ts'

type Props = { workspaceId: string; order: VendorOrderView; lines: ChosenUnits[] }

/** What the chosen units give back to the cent, before anything is done. Money that has not come is owed no longer instead. */
export function GivesBack({ workspaceId, order, lines }: Props) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(previewQuery(useSource(), workspaceId, order, lines))
  if (lines.length === 0) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.desk.refund.choose')}</p>
  if (isError) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.desk.refund.unknown')}</p>
  const owed = order.payment?.status === 'pending'
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
