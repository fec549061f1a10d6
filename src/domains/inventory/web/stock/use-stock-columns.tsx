import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import type { StockRowView } from '../../contract.ts'
import { NumberLink } from '../number-link.tsx'
import { type ItemTab, itemPath } from '../paths.ts'
import { StockBadge } from '../stock-badge.tsx'
import { VariantName, variantTitle } from '../variant-name.tsx'

const TINT = { ok: '', low: '-ms-3 border-s-4 border-warning ps-2', out: '-ms-3 border-s-4 border-destructive ps-2' }

export function useStockColumns({ onPrint }: { onPrint: (row: StockRowView) => void }): Column<StockRowView>[] {
  const { t } = useTranslation()

  function units(
    key: 'onHand' | 'allocated' | 'available' | 'incoming' | 'projected',
    tab: ItemTab,
    more: Partial<Column<StockRowView>> = {},
  ): Column<StockRowView> {
    const title = t(`inventory.figure.${key}`)
    return {
      key,
      title,
      align: 'end',
      text: (row) => row[key],
      cell: (row) => (
        <NumberLink
          value={row[key]}
          measure={row.variant.measure}
          to={itemPath(row.variant.id, tab, row.warehouse.id)}
          label={title}
          strong={key === 'available'}
        />
      ),
      ...more,
    }
  }

  return [
    {
      key: 'sku',
      title: t('inventory.stock.item'),
      sort: 'up',
      width: 'min-w-60 max-w-96',
      cell: ({ variant, state }) => (
        <span className={`block ${TINT[state]}`}>
          <VariantName variant={variant} to={itemPath(variant.id)} />
        </span>
      ),
      text: ({ variant }) => variantTitle(variant),
    },
    {
      key: 'warehouse',
      title: t('inventory.stock.warehouse'),
      cell: ({ warehouse }) => <bdi>{warehouse.name}</bdi>,
      text: ({ warehouse }) => warehouse.name,
    },
    units('onHand', 'moves', { sort: 'down' }),
    units('allocated', 'allocations'),
    units('available', 'moves', { sort: 'up' }),
    units('incoming', 'incoming'),
    units('projected', 'incoming', { extra: true }),
    {
      key: 'reorderPoint',
      title: t('inventory.figure.reorderPoint'),
      align: 'end',
      cell: ({ variant, reorderPoint }) => (
        <NumberLink value={reorderPoint} measure={variant.measure} to={itemPath(variant.id)} label={t('inventory.figure.reorderPoint')} />
      ),
      text: ({ reorderPoint }) => reorderPoint,
    },
    {
      key: 'daysOfCover',
      title: t('inventory.figure.daysOfCover'),
      align: 'end',
      width: 'whitespace-nowrap',
      cell: ({ daysOfCover }) => <DaysOfCover days={daysOfCover} />,
      text: ({ daysOfCover }) => daysOfCover ?? '',
    },
    {
      key: 'state',
      title: t('inventory.stock.state'),
      cell: ({ state }) => state !== 'ok' && <StockBadge state={state} />,
      text: ({ state }) => t(`inventory.state.${state}`),
    },
    {
      key: 'value',
      title: t('inventory.figure.value'),
      align: 'end',
      extra: true,
      cell: ({ value }) => <span className="tabular-nums">{formatCharge(value)}</span>,
      text: ({ value }) => value.amountMinor / 100,
    },
    {
      key: 'actions',
      title: t('inventory.stock.actions'),
      card: 'plain',
      width: 'w-px py-1.5 text-end',
      cell: (row) => (
        <IconButton label={t('inventory.labels.printFor', { name: variantTitle(row.variant) })} onClick={() => onPrint(row)}>
          <Printer aria-hidden className="size-4.5 text-muted-foreground" />
        </IconButton>
      ),
    },
  ]
}

/** More isn't said exactly: sales of a month don't tell. */
const MOST_DAYS = 365

function DaysOfCover({ days }: { days: number | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (days === null)
    return (
      <>
        <span aria-hidden className="text-muted-foreground">
          –
        </span>
        <span className="sr-only">{t('inventory.stock.notSold')}</span>
      </>
    )
  const shown = formatNumber(Math.min(days, MOST_DAYS), locale)
  return <span className="tabular-nums">{days > MOST_DAYS ? t('inventory.stock.moreThan', { days: shown }) : shown}</span>
}
