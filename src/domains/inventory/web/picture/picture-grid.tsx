import { CircleX, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { StockMapRow, StockState } from '../../contract.ts'
import { cellState, fillOf } from './picture.rules.ts'

type Cell = NonNullable<StockMapRow['cells'][number]>

const FRAME: Record<StockState, string> = {
  ok: 'border-success/40',
  low: 'border-warning',
  out: 'border-destructive border-dashed',
}
const FILL: Record<StockState, string> = { ok: 'bg-success/25', low: 'bg-warning/35', out: 'bg-destructive/15' }

type Props = { warehouses: { id: string; name: string }[]; rows: StockMapRow[]; asTable: boolean }

/** A table in both views, so that screen readers and keyboards read the same. */
export function PictureGrid({ warehouses, rows, asTable }: Props) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={t('inventory.picture.title')} tabIndex={0} className="relative overflow-x-auto rounded-lg border bg-card">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 z-10 w-full min-w-44 border-b bg-card px-3 py-2.5 text-start text-xs font-medium text-muted-foreground"
            >
              {t('inventory.picture.product')}
            </th>
            {warehouses.map(({ id, name }) => (
              <th key={id} scope="col" className="min-w-28 border-b px-2 py-2.5 text-center text-xs font-medium text-muted-foreground">
                <Link to={`/inventory?warehouse=${id}`} className="underline-offset-4 hover:underline">
                  <bdi>{name}</bdi>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.product.id} className={row === rows.at(-1) ? undefined : '*:border-b'}>
              <th scope="row" className="sticky start-0 z-10 max-w-64 bg-card px-3 py-1.5 text-start font-medium">
                <Link
                  to={`/inventory?q=${encodeURIComponent(row.product.name)}`}
                  className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
                >
                  <span className="size-8 shrink-0 overflow-hidden rounded-sm bg-tile max-sm:hidden">
                    {row.product.image && (
                      <Picture image={{ ...row.product.image, alt: '' }} sizes="32px" className="size-full object-cover" />
                    )}
                  </span>
                  <bdi className="line-clamp-2 text-sm">{row.product.name}</bdi>
                </Link>
              </th>
              {row.cells.map((cell, place) => (
                <td key={warehouses[place]?.id ?? place} className="px-1.5 py-1.5 text-center">
                  {cell ? (
                    <Tile cell={cell} row={row} plain={asTable} />
                  ) : (
                    <span className="text-muted-foreground">
                      <span aria-hidden>·</span>
                      <span className="sr-only">{t('inventory.picture.nowhere')}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The number, on a tile that is as full as its share of the row's largest. */
function Tile({ cell, row, plain }: { cell: Cell; row: StockMapRow; plain: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const state = cellState(cell)
  const Icon = state === 'out' ? CircleX : state === 'low' ? TriangleAlert : null
  const number = formatNumber(cell.available, locale)
  const spoken = state !== 'ok' && <span className="sr-only"> {t(`inventory.state.${state}`)}</span>
  if (plain)
    return (
      <span className="tabular-nums">
        {number}
        {state !== 'ok' && <span className="block text-xs text-muted-foreground">{t(`inventory.state.${state}`)}</span>}
      </span>
    )
  return (
    <span
      title={t('inventory.picture.cell', { onHand: formatNumber(cell.onHand, locale), available: number })}
      className={classes(
        'relative inline-flex h-11 w-full min-w-18 items-center justify-center gap-1 overflow-hidden rounded-md border',
        FRAME[state],
      )}
    >
      <span aria-hidden className={classes('absolute inset-x-0 bottom-0', FILL[state])} style={{ height: `${fillOf(cell, row)}%` }} />
      {Icon && <Icon aria-hidden className={classes('relative size-3.5', state === 'out' ? 'text-destructive' : 'text-foreground')} />}
      <span className="relative font-semibold tabular-nums">{number}</span>
      {spoken}
    </span>
  )
}

export function PictureLegend() {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('inventory.picture.legend')} className="flex flex-wrap gap-x-5 gap-y-2 text-xs text-muted-foreground">
      {(['ok', 'low', 'out'] as const).map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className={classes('flex size-5 items-center justify-center rounded-sm border', FRAME[state], FILL[state])}>
            {state === 'low' && <TriangleAlert aria-hidden className="size-3" />}
            {state === 'out' && <CircleX aria-hidden className="size-3 text-destructive" />}
          </span>
          {t(`inventory.state.${state}`)}
        </li>
      ))}
      <li>{t('inventory.picture.height')}</li>
    </ul>
  )
}
