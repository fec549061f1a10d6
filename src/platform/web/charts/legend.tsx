import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import type { Series } from './chart-data.ts'
import { Swatch } from './series-style.tsx'

type Props = { series: readonly Series[]; hidden: ReadonlySet<string>; onToggle: (key: string) => void }

/** Names the series. A press hides or shows a series; the last visible one can't be hidden. */
export function Legend({ series, hidden, onToggle }: Props) {
  const { t } = useTranslation()
  const shown = series.length - hidden.size
  const compared = series.some(({ previous }) => previous)
  return (
    <ul className="flex flex-wrap items-center gap-x-1 text-xs">
      {series.length > 1 &&
        series.map(({ key, name }, index) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={!hidden.has(key)}
              aria-disabled={shown === 1 && !hidden.has(key)}
              onClick={() => (shown > 1 || hidden.has(key)) && onToggle(key)}
              className={classes(
                'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 transition hover:bg-muted md:min-h-8',
                hidden.has(key) && 'text-muted-foreground line-through',
              )}
            >
              <span className={hidden.has(key) ? 'opacity-30' : ''}>
                <Swatch index={index} />
              </span>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      {compared && (
        <li className="inline-flex items-center gap-1.5 px-2 text-muted-foreground">
          <svg aria-hidden="true" viewBox="0 0 20 4" className="h-1 w-5">
            <path d="M0 2H20" stroke="currentColor" strokeWidth="1.5" strokeDasharray="6 3" />
          </svg>
          {t('platform.chart.previous')}
        </li>
      )}
    </ul>
  )
}
