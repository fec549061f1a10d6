import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#platform/shared/formats.ts'
import { numberLocale } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'

const FIVE = [1, 2, 3, 4, 5] as const
const SIZES = { sm: 'size-4', md: 'size-5', lg: 'size-6' }

/** A rating out of five stars, to one decimal. Screen readers get it as text. */
export function Stars({ value, size = 'sm', className = '' }: { value: number; size?: keyof typeof SIZES; className?: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const row = (look: string) => FIVE.map((star) => <Star key={star} className={classes('shrink-0', SIZES[size], look)} strokeWidth={1.5} />)
  return (
    <span
      role="img"
      aria-label={t('platform.stars.of', { value: formatStars(value, locale) })}
      className={classes('relative inline-flex', className)}
    >
      {row('fill-muted text-muted-foreground/50')}
      <span className="absolute inset-y-0 start-0 flex overflow-hidden" style={{ width: `${(value / FIVE.length) * 100}%` }}>
        {row('fill-star text-star')}
      </span>
    </span>
  )
}

/** `4.7`, and `5` rather than `5.0`. */
export function formatStars(value: number, locale: Parameters<typeof numberLocale>[0]): string {
  return numberFormat(numberLocale(locale), { maximumFractionDigits: 1 }).format(value)
}
