import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { GoodsRow } from '../../../contract.ts'

/** How many can be sold, and which of its forms need looking after. Sold out is what has nothing left at all. */
export function StockCell({ stock, variants }: Pick<GoodsRow, 'stock' | 'variants'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!stock) return <span className="text-muted-foreground">{t('inventory.goods.untracked')}</span>
  const say = (value: number) => formatNumber(value, locale)
  const all = stock.out === variants
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="font-medium tabular-nums">{say(stock.available)}</span>
      {stock.out > 0 && (
        <Badge tone="destructive">
          {all ? t('inventory.goods.soldOut') : t('inventory.goods.someOut', { count: stock.out, shown: say(stock.out) })}
        </Badge>
      )}
      {stock.low > 0 && <Badge tone="warning">{t('inventory.goods.someLow', { count: stock.low, shown: say(stock.low) })}</Badge>}
    </span>
  )
}
