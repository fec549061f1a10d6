import { ChartNoAxesColumn, TableProperties } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type ChartData, isEmptyData } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { Donut } from './donut.tsx'
import { Legend } from './legend.tsx'
import { Plot } from './plot.tsx'
import type { PlotKind } from './plot-layout.ts'

const HEIGHT_PX = 260

type Props = {
  title: string
  /** One line of help. */
  lead?: ReactNode
  kind: PlotKind | 'donut'
  /** Undefined while loading. */
  data: ChartData | undefined
  /** The error message when loading failed. */
  failure?: string | null
  onRetry?: () => void
  /** The text of an empty chart: when there will be data. */
  empty: string
  /** Shown next to the title: a range, a link. */
  aside?: ReactNode
  height?: number
}

/** A chart in a card, shown as a chart or as a table of the same numbers. */
export function ChartCard({ title, lead, kind, data, failure = null, onRetry, empty, aside, height = HEIGHT_PX }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const [asTable, setAsTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const Icon = asTable ? ChartNoAxesColumn : TableProperties
  const filled = data && !isEmptyData(data)
  const toggle = (key: string) =>
    setHidden((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]))

  function body() {
    if (failure !== null) {
      return (
        <div role="alert" className="grid place-content-center justify-items-center gap-3 text-center" style={{ minHeight: height }}>
          <p className="text-muted-foreground">{failure}</p>
          {onRetry && (
            <Button look="secondary" size="sm" onClick={onRetry}>
              {t('platform.failed.retry')}
            </Button>
          )}
        </div>
      )
    }
    if (!data) return <Loading height={height} label={t('platform.loading')} />
    if (!filled) {
      return (
        <p className="grid place-content-center rounded-md border border-dashed px-6 text-center text-muted-foreground" style={{ height }}>
          {empty}
        </p>
      )
    }
    if (asTable) return <ChartTable label={title} data={data} height={height} />
    if (kind === 'donut') return <Donut data={data} height={height} />
    return <Plot label={title} data={data} kind={kind} hidden={hidden} height={height} />
  }

  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col rounded-lg border bg-card p-4 sm:p-5">
      <header className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-40">
          <h3 id={heading} className="font-semibold">
            {title}
          </h3>
          {lead && <p className="text-xs text-muted-foreground">{lead}</p>}
        </div>
        <div className="-me-2 -mt-2 flex items-center gap-1">
          {aside}
          {filled && failure === null && (
            <IconButton label={asTable ? t('platform.chart.asPicture') : t('platform.chart.asTable')} onClick={() => setAsTable(!asTable)}>
              <Icon aria-hidden className="size-4.5 text-muted-foreground" />
            </IconButton>
          )}
        </div>
      </header>
      {body()}
      {filled && failure === null && !asTable && kind !== 'donut' && (
        <footer className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <Legend series={data.series} hidden={hidden} onToggle={toggle} />
          {data.incomplete && <p className="px-2 text-xs text-muted-foreground">{t('platform.chart.incomplete')}</p>}
        </footer>
      )}
    </section>
  )
}

const COLUMNS = [55, 80, 40, 95, 65, 75, 50, 85]

function Loading({ height, label }: { height: number; label: string }) {
  return (
    <div role="status" className="flex items-end gap-3 px-2 pb-7" style={{ height }}>
      <span className="sr-only">{label}</span>
      {COLUMNS.map((percent) => (
        <span key={percent} className="grow" style={{ height: `${percent}%` }}>
          <Skeleton className="size-full" />
        </span>
      ))}
    </div>
  )
}
