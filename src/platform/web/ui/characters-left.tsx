import { useTranslation } from 'react-i18next'
import { countCharacters } from '#platform/shared/characters.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'

/** Shown from a tenth of the maximum on. */
const SHOWN_PART = 0.1
const FEW = 20

/** Characters that still fit, as readers count them; negative for a text that is too long. */
export const charactersLeft = (text: string, maximum: number): number => maximum - countCharacters(text.trim())

/** How many characters are left, once not many are; screen readers hear it when few are. */
export function CharactersLeft({ text, maximum }: { text: string; maximum: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const left = charactersLeft(text, maximum)
  if (left > maximum * SHOWN_PART) return null
  return (
    <span
      role={left <= FEW ? 'status' : undefined}
      className={classes('text-xs tabular-nums', left <= FEW ? 'font-semibold text-destructive' : 'text-muted-foreground')}
    >
      <span className="sr-only">{t('platform.charactersLeft')} </span>
      {formatNumber(left, locale)}
    </span>
  )
}
