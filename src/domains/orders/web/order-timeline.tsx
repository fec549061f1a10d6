import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { OrderStatus, OrderView } from '../contract.ts'

/** The way of an order that meets no trouble. */
const WAY: OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered']

export function OrderTimeline({ history }: { history: OrderView['history'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const last = history.at(-1)?.status
  const ahead = last ? WAY.slice(WAY.indexOf(last) + 1) : []
  const steps = [
    ...history.map(({ status, at }) => ({ status, at })),
    ...(last && WAY.includes(last) ? ahead.map((status) => ({ status, at: null })) : []),
  ]
  return (
    <section aria-label={t('orders.timeline')} className="rounded-lg border bg-card p-5">
      <h2 className="mb-4 font-semibold">{t('orders.timeline')}</h2>
      <ol>
        {steps.map(({ status, at }, index) => (
          <li key={`${status}-${at}`} className="relative flex gap-3 pb-5 last:pb-0">
            {index < steps.length - 1 && <span aria-hidden className="absolute start-[0.4375rem] top-4 h-full w-px bg-border" />}
            <span
              aria-hidden
              className={classes(
                'relative mt-1.5 size-[0.9375rem] shrink-0 rounded-full border-2',
                at ? 'border-success bg-success' : 'border-input bg-card',
              )}
            />
            <div>
              <p className={at ? 'font-medium' : 'text-muted-foreground'}>{t(`orders.status.${status}`)}</p>
              {at && (
                <time dateTime={at} className="text-xs text-muted-foreground">
                  {formatMoment(at, locale)}
                </time>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
