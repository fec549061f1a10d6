import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { OrderSummary } from '../contract.ts'
import { formatNames } from './format-names.ts'
import { orderPath } from './order-path.ts'
import { StatusBadge } from './status-badge.tsx'

/** An order in the list; the whole card links to its page. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { id, placedAt, status, total, itemCount, vendors, goods } = order
  const { t } = useTranslation()
  const locale = useLocale()
  const more = itemCount - goods.length
  return (
    <article className="group relative rounded-lg border bg-card p-4 transition hover:border-input hover:shadow-sm sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-semibold">
            <Link to={orderPath(id)} className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg">
              <bdi dir="ltr">{id}</bdi>
            </Link>
          </h2>
          <p className="text-xs text-muted-foreground">
            <time dateTime={placedAt}>{formatDay(placedAt, locale)}</time>
            {' · '}
            {formatNames(vendors, locale)}
          </p>
        </div>
        <StatusBadge status={status} of={order} />
      </header>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-2">
          {goods.map(({ name, image }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change position
            <Picture key={index} image={image} alt={name} sizes="3.5rem" className="size-14 shrink-0 rounded-md" />
          ))}
          <p className="min-w-0 ps-1 text-muted-foreground">
            {goods.length === 1 ? <span className="line-clamp-2 text-foreground">{goods[0]?.name}</span> : null}
            {(goods.length > 1 || more > 0) && (
              <span className="text-xs">{t('orders.history.items', { count: itemCount, shown: formatNumber(itemCount, locale) })}</span>
            )}
          </p>
        </div>
        <Price money={total} className="ms-auto font-semibold" />
      </div>
    </article>
  )
}
