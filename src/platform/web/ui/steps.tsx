import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from './classes.ts'

type Props = {
  label: string
  steps: readonly { key: string; title: string }[]
  current: string
  /** Goes back to a finished step; without it the steps are only shown. */
  onStep?: (key: string) => void
}

/** The progress through several steps. */
export function Steps({ label, steps, current, onStep }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2">
        {steps.map(({ key, title }, index) => {
          const done = index < at
          const words = (
            <>
              <span
                aria-hidden
                className={classes(
                  'grid size-7 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums',
                  index === at && 'border-primary bg-primary text-primary-foreground',
                  done && 'border-success text-success',
                )}
              >
                {done ? <Check className="size-4" /> : formatNumber(index + 1, locale)}
              </span>
              <span className={classes('truncate', index !== at && 'text-muted-foreground max-sm:sr-only')}>{title}</span>
              {done && <span className="sr-only">{t('platform.steps.done')}</span>}
            </>
          )
          const look = 'flex min-h-11 min-w-0 items-center gap-2 rounded-md font-medium'
          return (
            <li key={key} aria-current={index === at ? 'step' : undefined} className="flex min-w-0 items-center gap-2">
              {index > 0 && <span aria-hidden className="h-px w-4 shrink-0 bg-input sm:w-8" />}
              {done && onStep ? (
                <button type="button" onClick={() => onStep(key)} className={`${look} hover:underline`}>
                  {words}
                </button>
              ) : (
                <span className={look}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
