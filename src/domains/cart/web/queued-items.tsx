import { CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { CartLine } from '../contract.ts'
import { useQueuedLines } from './queued-lines.ts'

/** Items added offline; they are queued on this device and join the cart when sent. */
export function QueuedItems({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const waiting = useQueuedLines()
  if (waiting.length === 0) return null
  return (
    <section aria-label={t('cart.waitingGoods.title')} className="my-3 rounded-md border border-dashed px-4 py-3">
      <p className="flex items-center gap-2 font-medium">
        <CloudUpload aria-hidden className="size-4.5 text-muted-foreground" />
        {t('cart.waitingGoods.title')}
      </p>
      <ul className="mt-1.5 space-y-1">
        {waiting.map(({ variantId, quantity, name }) => (
          <li key={variantId} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {name ?? lines.find((line) => line.variantId === variantId)?.name ?? t('cart.waitingGoods.unknown')}
            </span>
            <bdi className="shrink-0 font-medium tabular-nums">+{formatNumber(quantity, locale)}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-muted-foreground">{t('cart.waitingGoods.text')}</p>
    </section>
  )
}
