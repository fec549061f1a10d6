import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { CartLine } from '../contract.ts'

/** What keeps a line from being ordered. */
export function CartLineNotice({ line: { notice, left, awayUntil } }: { line: CartLine }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!notice) return null
  const count = left ?? 0
  const words = () => {
    if (notice === 'away' && awayUntil) return t('cart.notice.away', { day: formatDay(`${awayUntil}T12:00`, locale) })
    if (notice === 'own') return t('cart.notice.own')
    return notice === 'gone' || count === 0
      ? t('cart.notice.gone')
      : t('cart.notice.notEnough', { count, shown: formatNumber(count, locale) })
  }
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-xs font-medium text-destructive">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      {words()}
    </p>
  )
}
