import { useTranslation } from 'react-i18next'
import { type SoldIn, useUnits } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Availability } from '../contract.ts'

const DOTS: Record<Availability, string> = { available: 'bg-success', low: 'bg-warning', soldOut: 'bg-destructive' }
const WORDS: Record<Availability, string> = { available: 'text-success', low: 'text-warning', soldOut: 'text-destructive' }

type Props = { variant: { availability: Availability; left: number | null }; measure: SoldIn }

export function StockLine({ variant: { availability, left }, measure }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const units = useUnits()
  const text = {
    available: () => t('marketplace.availability.inStock'),
    low: () =>
      left === null
        ? t('marketplace.availability.low')
        : (units.left(measure, left) ?? t('marketplace.availability.left', { count: left, shown: formatNumber(left, locale) })),
    soldOut: () => t('marketplace.availability.soldOutForm'),
  }[availability]()
  return (
    <p role="status" className={classes('flex items-center gap-2 font-medium', WORDS[availability])}>
      <span aria-hidden className={classes('size-2 rounded-full', DOTS[availability])} />
      {text}
    </p>
  )
}
