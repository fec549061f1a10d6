import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'

type Props = {
  emoji: string
  count: number
  mine: boolean
  label: string
  title?: string
  disabled?: boolean
  onPress: () => void
}

/** A reaction with its number; a press adds or takes back one’s own. */
export function ReactionPill({ emoji, count, mine, label, title, disabled = false, onPress }: Props) {
  const locale = useLocale()
  return (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={mine}
      title={title}
      aria-label={label}
      onClick={onPress}
      className={classes(
        'relative inline-flex min-h-7 items-center gap-1 rounded-full border bg-card px-2 text-xs tabular-nums transition after:absolute after:-inset-y-2 after:inset-x-0 hover:bg-muted',
        mine && 'border-primary bg-accent font-semibold',
      )}
    >
      <span aria-hidden>{emoji}</span>
      {count > 1 && <span aria-hidden>{formatNumber(count, locale)}</span>}
    </button>
  )
}
