import { useTranslation } from 'react-i18next'
import { countCharacters } from '#platform/shared/written-text.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { MAX_TEXT } from '../../contract/limits.ts'

const SHOWN_FROM = 500
const FEW = 20

/** How many characters are left; it turns when few are. */
export function Counter({ text }: { text: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const left = MAX_TEXT - countCharacters(text.trim())
  if (left > SHOWN_FROM) return null
  return (
    <span
      role={left <= FEW ? 'status' : undefined}
      className={classes('text-xs tabular-nums', left <= FEW ? 'font-semibold text-destructive' : 'text-muted-foreground')}
    >
      <span className="sr-only">{t('feed.compose.left')} </span>
      {formatNumber(left, locale)}
    </span>
  )
}
