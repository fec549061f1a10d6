import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY, parseAmount } from '#platform/shared/money.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { FacetsView } from '../../contract.ts'
import type { FilterProps } from '../filter-props.ts'
import { PriceRange } from '../price-range.tsx'
import { Facet } from './facet.tsx'

type Band = FacetsView['prices'][number]

/** A price histogram whose columns select their band, and two fields for any other range. */
export function PriceFacet({ filters, change, facets: { prices } }: Pick<FilterProps, 'filters' | 'change'> & { facets: FacetsView }) {
  const { t } = useTranslation()
  const bands = filled(prices)
  return (
    <Facet title={t('marketplace.filters.price', { currency: BASE_CURRENCY })}>
      {bands.length > 1 && <Histogram bands={bands} min={filters.min} max={filters.max} onChange={change} />}
      <PriceRange min={filters.min ?? ''} max={filters.max ?? ''} onChange={change} />
    </Facet>
  )
}

/** The most columns that stay wide enough for touch. */
const COLUMNS = 8

/** Trims empty bands at both ends and merges neighbors when there are too many. */
function filled(prices: readonly Band[]): Band[] {
  const has = ({ count }: Band) => count > 0
  const bands = prices.slice(Math.max(prices.findIndex(has), 0), prices.findLastIndex(has) + 1)
  const together = Math.ceil(bands.length / COLUMNS)
  return bands.flatMap((band, index) => {
    if (index % together > 0) return []
    const members = bands.slice(index, index + together)
    return [{ ...band, toMinor: members.at(-1)?.toMinor ?? null, count: members.reduce((sum, { count }) => sum + count, 0) }]
  })
}

type Props = { bands: Band[]; min: string | undefined; max: string | undefined; onChange: FilterProps['change'] }

function Histogram({ bands, min, max, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const most = Math.max(...bands.map(({ count }) => count))
  const low = min ? (parseAmount(min) ?? 0) : 0
  const high = max ? (parseAmount(max) ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  return (
    <div className="mb-3 flex h-16 items-end gap-0.5 px-3">
      {bands.map(({ fromMinor, toMinor, count }) => {
        const from = amount(fromMinor === 0 ? 0 : fromMinor - 1)
        const to = toMinor === null ? undefined : amount(toMinor)
        const inside = fromMinor >= low && (toMinor ?? Number.POSITIVE_INFINITY) <= high
        const label = to === undefined ? t('marketplace.chips.from', { min: from }) : t('marketplace.chips.between', { min: from, max: to })
        return (
          <button
            key={fromMinor}
            type="button"
            title={label}
            disabled={count === 0}
            aria-label={t('marketplace.filters.priceBand', { range: label, count, shown: formatNumber(count, locale) })}
            onClick={() => onChange({ min: fromMinor === 0 ? undefined : amount(fromMinor), max: to })}
            className="group flex h-full min-w-0 grow items-end"
          >
            <span
              className={classes(
                'w-full rounded-t-xs transition',
                inside ? 'bg-primary group-hover:brightness-110' : 'bg-border group-hover:bg-muted-foreground',
              )}
              style={{ height: count === 0 ? '2px' : `${Math.max(8, (100 * count) / most)}%` }}
            />
          </button>
        )
      })}
    </div>
  )
}

/** The amount as written in the URL: `25`, `25.01`. */
function amount(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)
}
