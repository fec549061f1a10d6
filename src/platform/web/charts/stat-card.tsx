import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Unit } from './chart-data.ts'
import { formatValue, relativeChange, signedPercent } from './format-values.ts'
import { Sparkline } from './sparkline.tsx'

type Props = {
  title: string
  /** Undefined while loading; null when unknown. */
  value: number | null | undefined
  unit: Unit
  /** The value of the previous period and its name: “than in October”; null when unknown, undefined when the number is not compared. */
  before?: { value: number; words: string } | null
  /** Whether a higher value is good, bad or neutral. */
  good?: 'up' | 'down' | 'neither'
  trend?: readonly (number | null)[]
  incomplete?: boolean
  /** A link to the rows behind the number. */
  to?: string
}

/** One number, its change against the previous period, and a link to its rows. */
export function StatCard({ title, value, unit, before, good = 'up', trend, incomplete = false, to }: Props) {
  const locale = useLocale()
  return (
    <section
      aria-label={title}
      className={classes(
        '@container relative flex flex-col rounded-lg border bg-card p-4 transition sm:p-5',
        before === undefined ? 'min-h-24' : 'min-h-32',
        to !== undefined &&
          'hover:border-input has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-xs font-medium text-muted-foreground">
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-lg">
              {title}
            </Link>
          )}
        </h3>
        {trend && typeof value === 'number' && <Sparkline values={trend} incomplete={incomplete} />}
      </div>
      {value === undefined ? (
        <>
          <Skeleton className="mt-2 h-8 w-28" />
          {before !== undefined && <Skeleton className="mt-auto h-5 w-36" />}
        </>
      ) : (
        <>
          <p className="mt-1 text-lg leading-tight wrap-anywhere @[13rem]:text-xl font-semibold tracking-tight tabular-nums">
            <bdi>{value === null ? '–' : formatValue(value, unit, locale)}</bdi>
          </p>
          {before && value !== null && (
            <div className="mt-auto pt-2">
              <Change now={value} before={before} good={good} />
            </div>
          )}
        </>
      )}
    </section>
  )
}

function Change({ now, before, good }: { now: number; before: NonNullable<Props['before']>; good: NonNullable<Props['good']> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const change = relativeChange(now, before.value)
  const way = Math.sign(now - before.value)
  const Icon = way > 0 ? ArrowUp : way < 0 ? ArrowDown : ArrowRight
  const isGood = way !== 0 && good !== 'neither' ? way > 0 === (good === 'up') : null
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted-foreground">
      <span
        className={classes(
          'inline-flex items-center gap-0.5 font-semibold tabular-nums',
          isGood === true && 'text-success',
          isGood === false && 'text-destructive',
        )}
      >
        <Icon aria-hidden className={classes('size-3.5', way === 0 && 'flip')} />
        <bdi>{change === null ? t('platform.chart.fromNothing') : signedPercent(change, locale)}</bdi>
        {isGood !== null && <span className="sr-only"> {isGood ? t('platform.chart.better') : t('platform.chart.worse')}</span>}
      </span>
      {before.words}
    </p>
  )
}
