import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { formatStars, Stars } from '#platform/web/ui/stars.tsx'

const FROM_THE_TOP = [5, 4, 3, 2, 1] as const

type Props = {
  average: number
  count: number
  /** Counts of one, two, … five stars. */
  stars: readonly number[]
  /** The star filter of the list. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** The average and a bar per star count; pressing a bar filters the list. */
export function Summary({ average, count, stars, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const most = Math.max(...stars, 1)
  return (
    <div>
      <div className="flex items-center gap-4">
        <p className="text-2xl leading-none font-bold tabular-nums">{formatStars(average, locale)}</p>
        <div>
          <Stars value={average} size="md" />
          <p className="mt-0.5 text-xs text-muted-foreground">{t('reviews.count', { count, shown: formatNumber(count, locale) })}</p>
        </div>
      </div>
      <ul className="mt-5 space-y-1">
        {FROM_THE_TOP.map((each) => {
          const of = stars[each - 1] ?? 0
          return (
            <li key={each}>
              <button
                type="button"
                disabled={of === 0}
                aria-pressed={chosen === each}
                onClick={() => onChoose(chosen === each ? null : each)}
                className={classes(
                  'grid min-h-9 w-full grid-cols-[1.25rem_minmax(0,1fr)_2rem] items-center gap-3 rounded-md px-2 text-sm tabular-nums transition max-md:min-h-11',
                  of === 0 ? 'text-muted-foreground' : 'hover:bg-muted',
                  chosen === each && 'bg-muted font-semibold',
                )}
              >
                <span aria-hidden>{formatNumber(each, locale)}</span>
                <span className="sr-only">
                  {t('reviews.bar', { count: of, stars: formatNumber(each, locale), shown: formatNumber(of, locale) })}
                </span>
                <span aria-hidden className="h-2 overflow-hidden rounded-full bg-muted outline outline-border">
                  <span className="block h-full rounded-full bg-star" style={{ width: `${(of / most) * 100}%` }} />
                </span>
                <span aria-hidden className="text-end text-muted-foreground">
                  {formatNumber(of, locale)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
