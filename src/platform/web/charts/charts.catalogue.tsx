import { useTranslation } from 'react-i18next'
import { Specimen } from '../catalogue/specimen.tsx'
import { ChartCard } from './chart-card.tsx'
import type { ChartData } from './chart-data.ts'
import { StatCard } from './stat-card.tsx'

const USD = { kind: 'money', currency: 'USD' } as const
const NOW = [42, 51, 48, 63, 70, 88, 61, 57, 66, 72, 69, 91, 104, 37]
const BEFORE = [38, 41, 52, 49, 58, 71, 63, 49, 51, 60, 66, 70, 82, 79]
const dollars = (values: readonly number[]) => values.map((value) => value * 1_130)
const days = NOW.map((_, index) => `2026-11-${String(index + 8).padStart(2, '0')}`)
const rowsHref = (series: string, place: number) => `?rows=${series}-${place}`

const REVENUE: ChartData = {
  axis: { kind: 'time', at: days, grain: 'day' },
  series: [{ key: 'revenue', name: 'Revenue', values: dollars(NOW), previous: dollars(BEFORE) }],
  unit: USD,
  incomplete: true,
  rowsHref,
}
const CHANNELS: ChartData = {
  axis: { kind: 'time', at: ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'], grain: 'month' },
  series: [
    { key: 'search', name: 'Search', values: [320, 380, 360, 440, 520, 610] },
    { key: 'social', name: 'Social', values: [180, 240, 300, 280, 310, 290] },
    { key: 'direct', name: 'Direct', values: [90, 110, null, 130, 160, 180] },
  ],
  unit: { kind: 'number' },
  rowsHref,
}
const RESULT: ChartData = {
  axis: { kind: 'names', names: ['Ceramics', 'Textiles', 'Furniture', 'Glass', 'Paper'] },
  series: [{ key: 'result', name: 'Result', values: [420_000, 180_000, -96_000, 240_000, -12_000] }],
  unit: USD,
}
const SHARES: ChartData = {
  axis: { kind: 'names', names: ['Mugs', 'Bowls', 'Vases', 'Plates', 'Cups', 'Lamps', 'Tiles'] },
  series: [{ key: 'sold', name: 'Sold', values: [420, 310, 190, 120, 80, 40, 22] }],
  unit: { kind: 'number' },
  rowsHref,
}
const NOTHING: ChartData = { ...REVENUE, series: [{ key: 'revenue', name: 'Revenue', values: days.map(() => null) }] }

export default function Charts() {
  const { t } = useTranslation()
  const empty = t('platform.notFound.text')
  return (
    <>
      <Specimen title="Stat cards" note="More is good, less is good, neutral; each links to its rows. The last one is loading.">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4">
          <StatCard
            title="Revenue"
            value={1_090_450}
            unit={USD}
            before={{ value: 904_000, words: 'than in October' }}
            trend={NOW}
            incomplete
            to="?rows=revenue"
          />
          <StatCard
            title="Refunds"
            value={14}
            unit={{ kind: 'number' }}
            good="down"
            before={{ value: 9, words: 'than in October' }}
            trend={[1, 0, 2, 1, 3, 2, 5]}
            to="?rows=refunds"
          />
          <StatCard title="Conversion" value={0.0312} unit={{ kind: 'percent' }} before={{ value: 0.0312, words: 'than in October' }} />
          <StatCard title="New members" value={37} unit={{ kind: 'number' }} before={{ value: 0, words: 'than in October' }} />
          <StatCard title="Stock value" value={undefined} unit={USD} />
        </div>
      </Specimen>
      <Specimen
        title="Line and area"
        note="The previous period is dashed, today dotted. Arrow keys, mouse and finger move the cursor; Enter opens the rows."
      >
        <div className="grid gap-4 lg:grid-cols-2">
          <ChartCard title="Revenue" lead="Last 14 days, Guayaquil time" kind="area" data={REVENUE} empty={empty} />
          <ChartCard title="Visits by channel" lead="Gaps are unknown values" kind="line" data={CHANNELS} empty={empty} />
        </div>
      </Specimen>
      <Specimen title="Bars, grouped and stacked, below zero too">
        <div className="grid gap-4 lg:grid-cols-2">
          <ChartCard title="Visits by channel" kind="bar" data={CHANNELS} empty={empty} />
          <ChartCard title="Visits by channel, together" kind="stacked" data={CHANNELS} empty={empty} />
          <ChartCard title="Result by category" kind="bar" data={RESULT} empty={empty} />
          <ChartCard title="Revenue by day" kind="bar" data={REVENUE} empty={empty} />
        </div>
      </Specimen>
      <Specimen title="Parts of a whole" note="Five at most; the rest is combined.">
        <div className="grid gap-4 lg:grid-cols-2">
          <ChartCard title="What was sold" kind="donut" data={SHARES} empty={empty} />
        </div>
      </Specimen>
      <Specimen title="Empty, loading, failed">
        <div className="grid gap-4 lg:grid-cols-3">
          <ChartCard title="Revenue" kind="line" data={NOTHING} empty={empty} />
          <ChartCard title="Revenue" kind="line" data={undefined} empty={empty} />
          <ChartCard
            title="Revenue"
            kind="line"
            data={undefined}
            failure={t('platform.failure.NETWORK')}
            onRetry={() => undefined}
            empty={empty}
          />
        </div>
      </Specimen>
    </>
  )
}
