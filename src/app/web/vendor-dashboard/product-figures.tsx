import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ProductNumbers, VendorOverview } from '#domains/analytics/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'

const INITIAL_ROWS = 6
const MINUS = ['refunds', 'tax', 'shipping', 'commission', 'cost'] as const

/** Products by sales; each row opens its profit breakdown. */
export function ProductFigures({ products }: Pick<VendorOverview, 'products'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const shown = all ? products : products.slice(0, INITIAL_ROWS)
  return (
    <>
      <div
        aria-hidden
        className="hidden grid-cols-[minmax(0,1fr)_4rem_6.5rem_6.5rem_1.25rem] gap-3 border-b pb-2 text-xs font-semibold text-muted-foreground sm:grid"
      >
        <span>{t('app.vendorDashboard.product.name')}</span>
        <span className="text-end">{t('app.vendorDashboard.product.units')}</span>
        <span className="text-end">{t('app.vendorDashboard.product.revenue')}</span>
        <span className="text-end">{t('app.vendorDashboard.product.profit')}</span>
      </div>
      <ul className="divide-y">
        {shown.map((product) => (
          <Product key={product.productId} product={product} />
        ))}
      </ul>
      {shown.length < products.length && (
        <Button look="quiet" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {t('app.vendorDashboard.product.all', { shown: formatNumber(products.length, locale) })}
        </Button>
      )}
    </>
  )
}

function Product({ product }: { product: ProductNumbers }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { productId, name, units, revenue, profit } = product
  return (
    <li>
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_4rem_6.5rem_6.5rem_1.25rem] [&::-webkit-details-marker]:hidden">
          <bdi className="truncate font-medium">{name}</bdi>
          <span className="text-end text-muted-foreground tabular-nums max-sm:hidden">{formatNumber(units, locale)}</span>
          <span className="text-end tabular-nums max-sm:hidden">{formatCharge(revenue)}</span>
          <span className={classes('text-end font-semibold tabular-nums', profit.amountMinor < 0 && 'text-destructive')}>
            <span className="sr-only">{t('app.vendorDashboard.product.profit')} </span>
            {formatCharge(profit)}
          </span>
          <ChevronDown aria-hidden className="size-4 text-muted-foreground transition group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-10 gap-y-4 rounded-md bg-muted/50 p-4 sm:grid-cols-2">
          <ProfitBreakdown product={product} />
          <div>
            <ProductFunnel product={product} />
            <Link
              to={`/products/${productId}/edit`}
              className="mt-3 inline-block font-semibold text-primary underline-offset-4 hover:underline"
            >
              {t('app.vendorDashboard.product.open')}
            </Link>
          </div>
        </div>
        <div className="h-3" />
      </details>
    </li>
  )
}

/** Keys: app.vendorDashboard.product.* */
function ProfitBreakdown({ product }: { product: ProductNumbers }) {
  const { t } = useTranslation()
  const { revenue, cost, costIsOfToday, profit } = product
  return (
    <dl className="grid h-min grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="text-muted-foreground">{t('app.vendorDashboard.product.revenue')}</dt>
      <dd className="text-end tabular-nums">{formatCharge(revenue)}</dd>
      {MINUS.map((key) => {
        const money = product[key]
        return (
          <div key={key} className="contents">
            <dt className="text-muted-foreground">{t(`app.vendorDashboard.product.${key}`)}</dt>
            <dd className="text-end tabular-nums">
              {money ? formatCharge({ ...money, amountMinor: money.amountMinor === 0 ? 0 : -money.amountMinor }) : '–'}
            </dd>
          </div>
        )
      })}
      <dt className="mt-1 border-t pt-1.5 font-semibold">{t('app.vendorDashboard.product.profit')}</dt>
      <dd className="mt-1 border-t pt-1.5 text-end font-semibold tabular-nums">{formatCharge(profit)}</dd>
      {cost === null && <dd className="col-span-2 text-xs text-muted-foreground">{t('app.vendorDashboard.product.noCost')}</dd>}
      {costIsOfToday && <dd className="col-span-2 text-xs text-muted-foreground">{t('app.vendorDashboard.product.costOfToday')}</dd>}
    </dl>
  )
}

function ProductFunnel({ product: { views, cartAdditions, orders, units } }: { product: ProductNumbers }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const counted = [
    [t('app.vendorDashboard.funnel.views'), views],
    [t('app.vendorDashboard.funnel.carts'), cartAdditions],
    [t('app.vendorDashboard.funnel.orders'), orders],
    [t('app.vendorDashboard.product.units'), units],
  ] as const
  return (
    <dl className="grid h-min grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {counted.map(([label, count]) => (
        <div key={label} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="text-end tabular-nums">{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
