import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { axisLength, type ChartData } from './chart-data.ts'
import { formatAxisLabel, formatValue } from './format-values.ts'

const CELL = 'px-3 py-2 text-end tabular-nums whitespace-nowrap'
const HEAD = 'sticky top-0 bg-card px-3 py-2 font-semibold whitespace-nowrap'

/** The numbers of a chart as a table. Each number links to the rows behind it. */
export function ChartTable({ label, data, height }: { label: string; data: ChartData; height: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { axis, series, unit, rowsHref } = data
  const places = Array.from({ length: axisLength(data) }, (_, place) => place)
  const worded = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatValue(value, unit, locale))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-auto rounded-md border" style={{ maxHeight: height }}>
      <table className="w-full text-xs">
        <caption className="sr-only">{label}</caption>
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              {axis.kind === 'time' ? t('platform.chart.time') : t('platform.chart.name')}
            </th>
            {series.map(({ key, name, previous }) => (
              <Fragment key={key}>
                <th scope="col" className={`${HEAD} text-end`}>
                  <bdi>{name}</bdi>
                </th>
                {previous && (
                  <th scope="col" className={`${HEAD} text-end font-normal`}>
                    {t('platform.chart.previous')}
                  </th>
                )}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {places.map((place) => (
            <tr key={place}>
              <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                <bdi>{formatAxisLabel(axis, place, locale, 'long')}</bdi>
              </th>
              {series.map(({ key, values, previous }) => {
                const rows = rowsHref?.(key, place)
                return (
                  <Fragment key={key}>
                    <td className={CELL}>
                      {rows ? (
                        <Link to={rows} className="underline decoration-dotted underline-offset-4 hover:decoration-solid">
                          {worded(values[place])}
                        </Link>
                      ) : (
                        worded(values[place])
                      )}
                    </td>
                    {previous && <td className={`${CELL} text-muted-foreground`}>{worded(previous[place])}</td>}
                  </Fragment>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
