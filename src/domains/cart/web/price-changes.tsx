import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { CartLine } from '../contract.ts'
import { useAcceptPrices } from './changes.ts'

/** Says that prices have changed since they were seen; one press accepts them. */
export function PriceChanges({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const accept = useAcceptPrices()
  const changed = lines.filter(({ priceBefore }) => priceBefore !== null)
  const count = changed.length
  if (count === 0) return null
  const seen = changed.map(({ id: lineId, unitPrice }) => ({ lineId, unitPriceMinor: unitPrice.amountMinor }))
  return (
    <div role="status" className="my-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-muted px-4 py-2">
      <CircleAlert aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
      <p className="min-w-0 grow basis-40 text-sm">{t('cart.price.news', { count, shown: formatNumber(count, locale) })}</p>
      <Button look="quiet" size="sm" busy={accept.isPending} onClick={() => accept.send({ lines: seen })}>
        {t('cart.price.accept')}
      </Button>
    </div>
  )
}
