import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ViewedProducts as Viewed } from '#domains/analytics/contract.ts'
import { formatValue } from '#platform/web/charts/format-values.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

/** Products by views, all that are listed at once: the rows add up to the funnel's views and cart additions. */
export function ViewedProducts({ viewed: { products, others } }: { viewed: Viewed }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const number = (count: number) => formatNumber(count, locale)
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="border-b text-xs text-muted-foreground">
          <th className="pb-2 text-start font-semibold">{t('app.vendorDashboard.product.name')}</th>
          <th className="pb-2 ps-3 text-end font-semibold">{t('app.vendorDashboard.funnel.views')}</th>
          <th className="pb-2 ps-3 text-end font-semibold">{t('app.vendorDashboard.funnel.carts')}</th>
          <th className="pb-2 ps-3 text-end font-semibold">{t('app.vendorDashboard.funnel.orders')}</th>
          <th className="pb-2 ps-3 text-end font-semibold max-sm:hidden">{t('app.vendorDashboard.conversion')}</th>
        </tr>
      </thead>
      <tbody className="divide-y tabular-nums">
        {products.map(({ productId, name, views, cartAdditions, orders }) => (
          <tr key={productId}>
            <td className="py-3">
              <Link to={`/products/${productId}/edit`} className="font-medium underline-offset-4 hover:underline">
                <bdi>{name || '–'}</bdi>
              </Link>
            </td>
            <td className="py-3 ps-3 text-end">{number(views)}</td>
            <td className="py-3 ps-3 text-end">{number(cartAdditions)}</td>
            <td className="py-3 ps-3 text-end">{number(orders)}</td>
            <td className="py-3 ps-3 text-end max-sm:hidden">
              {views === 0 ? '–' : formatValue(orders / views, { kind: 'percent' }, locale)}
            </td>
          </tr>
        ))}
        {others.products > 0 && (
          <tr className="text-muted-foreground">
            <td className="py-3">{t('app.vendorDashboard.product.others', { shown: number(others.products) })}</td>
            <td className="py-3 ps-3 text-end">{number(others.views)}</td>
            <td className="py-3 ps-3 text-end">{number(others.cartAdditions)}</td>
            <td />
            <td className="max-sm:hidden" />
          </tr>
        )}
      </tbody>
    </table>
  )
}
