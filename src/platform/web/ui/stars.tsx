import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#platform/shared/formats.ts'
import { numberLocale } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'

const SIZES = { sm: 'h-4 w-20', md: 'h-5 w-25' }

/** A rating out of five stars, to one decimal. Screen readers get it as text. */
export function Stars({ value, size = 'sm', className = '' }: { value: number; size?: keyof typeof SIZES; className?: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const style: CSSProperties & Record<'--filled', string> = { '--filled': `${value * 20}%` }
  return (
    <span
      role="img"
      aria-label={t('platform.stars.of', { value: formatStars(value, locale) })}
      className={classes('stars inline-block shrink-0', SIZES[size], className)}
      style={style}
    />
  )
}

/** `4.7`, and `5` rather than `5.0`. */
export function formatStars(value: number, locale: Parameters<typeof numberLocale>[0]): string {
  return numberFormat(numberLocale(locale), { maximumFractionDigits: 1 }).format(value)
}
