import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { FacetsView } from '../../contract.ts'
import { FacetOption } from './facet-option.tsx'
import { MoreChoices } from './more-choices.tsx'

type Option = FacetsView['attributes'][number]
type Props = { option: Option; chosen: readonly string[]; onToggle: (value: string) => void }

const FIRST_LISTED = 8
const FIRST_SIZES = 12

/** The values of an option: colors with swatches, sizes as buttons, others as a list. */
export function OptionChoices(props: Props) {
  return props.option.key === 'size' ? <SizeChoices {...props} /> : <ListedChoices {...props} />
}

/** The most frequent values first, chosen ones always shown. */
function ListedChoices({ option: { key, values }, chosen, onToggle }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? values : busiest(values, chosen, FIRST_LISTED)
  return (
    <>
      {shown.map(({ value, label, count }) => (
        <FacetOption key={value} checked={chosen.includes(value)} count={count} onToggle={() => onToggle(value)}>
          <span className="flex items-center gap-2.5">
            {key === 'color' && <Swatch color={value} className="size-4" />}
            <bdi className="truncate">{label}</bdi>
          </span>
        </FacetOption>
      ))}
      {shown.length < values.length && (
        <MoreChoices onClick={() => setAll(true)}>
          {t(key === 'color' ? 'marketplace.filters.moreColors' : 'marketplace.filters.moreValues')}
        </MoreChoices>
      )}
    </>
  )
}

function SizeChoices({ option: { values: sizes }, chosen, onToggle }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [all, setAll] = useState(false)
  const shownSizes = all ? sizes : busiest(sizes, chosen, FIRST_SIZES)
  return (
    <>
      <div className="flex flex-wrap gap-2 px-3">
        {shownSizes.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value)
          const none = count === 0 && !isChosen
          const shown = formatNumber(count, locale)
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              disabled={none}
              onClick={() => onToggle(value)}
              className={classes(
                'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border px-2.5 text-sm transition lg:min-h-9 lg:min-w-9',
                isChosen ? 'border-foreground bg-foreground font-semibold text-background' : 'border-input',
                none ? 'cursor-not-allowed text-muted-foreground opacity-60' : !isChosen && 'hover:border-foreground',
              )}
            >
              <bdi>{label}</bdi>
              <span aria-hidden className={classes('text-xs tabular-nums', !isChosen && 'text-muted-foreground')}>
                {shown}
              </span>
              <span className="sr-only">{t('marketplace.count', { count, shown })}</span>
            </button>
          )
        })}
      </div>
      {shownSizes.length < sizes.length && <MoreChoices onClick={() => setAll(true)}>{t('marketplace.filters.moreSizes')}</MoreChoices>}
    </>
  )
}

type Value = Option['values'][number]

/** The chosen values and the most frequent others up to the limit, in their original order. */
function busiest(values: readonly Value[], chosen: readonly string[], most: number): Value[] {
  const isChosen = ({ value }: Value) => Number(chosen.includes(value))
  const first = values.toSorted((one, other) => isChosen(other) - isChosen(one) || other.count - one.count)
  const shown = new Set(first.slice(0, Math.max(most, chosen.length)))
  return values.filter((value) => shown.has(value))
}
