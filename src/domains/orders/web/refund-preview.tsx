import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge, isApproximate, Price } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import type { OrderView } from '../contract.ts'
import { refundPreviewQuery, type Units } from './queries.ts'

/** Refund for the chosen units, shown before the shopper confirms. For an unpaid order it shows the reduction of the amount due. */
export function RefundPreview({ units, payment }: { units: Units; payment: OrderView['payment'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, isError } = useQuery(refundPreviewQuery(useSource(), units))
  if (units.lines.length === 0) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.refund.choose')}</p>
  if (isError) return <p className="rounded-md bg-muted p-4 text-muted-foreground">{t('orders.refund.unknown')}</p>
  return (
    <section aria-label={t('orders.refund.title')} aria-live="polite" className="min-h-32 rounded-md bg-muted p-4">
      {data && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-1">
          <dt className="text-muted-foreground">{t('orders.refund.goods')}</dt>
          <dd className="text-end">
            <Price money={data.goods} />
          </dd>
          <dt className="text-muted-foreground">{t('orders.refund.shipping')}</dt>
          <dd className="text-end">
            <Price money={data.shipping} />
          </dd>
          <dt className="text-muted-foreground">{t('orders.refund.tax')}</dt>
          <dd className="text-end">
            <Price money={data.tax} />
          </dd>
          <dt className="mt-1 border-t pt-2 font-semibold">
            {payment?.status === 'pending' ? t('orders.refund.waived') : t('orders.refund.total')}
          </dt>
          <dd className="mt-1 border-t pt-2 text-end font-semibold">
            <Price money={data.total} />
          </dd>
          {isApproximate(data.total, locale) && (
            <dd className="col-span-2 text-xs text-muted-foreground">{t('orders.refund.exactly', { amount: formatCharge(data.total) })}</dd>
          )}
        </dl>
      )}
    </section>
  )
}
