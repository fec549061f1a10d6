import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { VendorProductRow } from '../../contract.ts'

/** Units available and the number of low and sold-out variants. A product is sold out if no variant has units left. */
export function StockCell({ stock, variants, measure }: Pick<VendorProductRow, 'stock' | 'variants' | 'measure'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const units = useUnits()
  if (!stock) return <span className="text-muted-foreground">{t('products.list.untracked')}</span>
  const say = (value: number) => formatNumber(value, locale)
  const all = stock.out === variants
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-medium tabular-nums">{units.quantity(measure, stock.available)}</span>
      {stock.out > 0 && (
        <Badge tone="destructive">
          {all ? t('products.list.soldOut') : t('products.list.someOut', { count: stock.out, shown: say(stock.out) })}
        </Badge>
      )}
      {stock.low > 0 && <Badge tone="warning">{t('products.list.someLow', { count: stock.low, shown: say(stock.low) })}</Badge>}
    </span>
  )
}
