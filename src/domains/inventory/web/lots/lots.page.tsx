import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { LotRow } from '../../contract.ts'
import { InventoryFrame } from '../inventory-frame.tsx'
import { itemPath, LOTS, lotPath } from '../paths.ts'
import { lotTable, warehousesQuery } from '../queries.ts'
import { VariantName, variantTitle } from '../variant-name.tsx'
import { Expiry } from './expiry.tsx'

const IDENTITY = { id: ({ id }: LotRow) => id, name: ({ number }: LotRow) => number, href: ({ id }: LotRow) => lotPath(id) }
const DAYS_AHEAD = [7, 30, 90]

/** Every batch and serial number: “where is serial X”, and what expires soon. */
export default function LotsPage() {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={LOTS} title={t('inventory.lots.title')} lead={t('inventory.lots.lead')}>
      {(workspaceId) => <Lots workspaceId={workspaceId} />}
    </InventoryFrame>
  )
}

function Lots({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const units = useUnits()
  const { data: warehouses = [] } = useQuery(warehousesQuery(source, workspaceId))
  const columns: Column<LotRow>[] = [
    {
      key: 'number',
      title: t('inventory.lots.number'),
      sort: 'up',
      width: 'min-w-40',
      cell: ({ id, number }) => (
        <Link to={lotPath(id)} className="font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr" className="font-mono wrap-anywhere">
            {number}
          </bdi>
        </Link>
      ),
      text: ({ number }) => number,
    },
    {
      key: 'variant',
      title: t('inventory.stock.item'),
      width: 'min-w-60 max-w-96',
      cell: ({ variant }) => variant && <VariantName variant={variant} to={itemPath(variant.id, 'lots')} />,
      text: ({ variant }) => (variant ? variantTitle(variant) : ''),
    },
    {
      key: 'expiry',
      title: t('inventory.lots.expiresOn'),
      sort: 'up',
      width: 'whitespace-nowrap',
      cell: (lot) => <Expiry {...lot} />,
      text: ({ expiresOn }) => expiresOn ?? '',
    },
    {
      key: 'places',
      title: t('inventory.item.places'),
      cell: ({ places }) =>
        places.length > 0 ? (
          <bdi>{places.map(({ warehouse }) => warehouse.name).join(', ')}</bdi>
        ) : (
          <span className="text-muted-foreground">{t('inventory.lots.gone')}</span>
        ),
      text: ({ places }) => places.map(({ warehouse }) => warehouse.name).join(', '),
    },
    {
      key: 'units',
      title: t('inventory.figure.onHand'),
      align: 'end',
      cell: ({ variant, units: count }) => (
        <bdi className="font-semibold tabular-nums">{variant ? units.quantity(variant.measure, count) : count}</bdi>
      ),
      text: ({ units: count }) => count,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'expires',
      title: t('inventory.lots.expires'),
      kind: 'choice',
      options: DAYS_AHEAD.map((days) => ({ value: String(days), label: t('inventory.lots.within', { days }) })),
    },
    {
      key: 'state',
      title: t('inventory.stock.state'),
      kind: 'choice',
      options: (['onHand', 'expired', 'gone'] as const).map((value) => ({ value, label: t(`inventory.lots.is.${value}`) })),
    },
    {
      key: 'warehouse',
      title: t('inventory.stock.warehouse'),
      kind: 'choice',
      options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
  return (
    <DataTable
      list="inventory.lots"
      label={t('inventory.lots.title')}
      query={lotTable(source, workspaceId)}
      columns={columns}
      identity={IDENTITY}
      filters={filters}
      search={t('inventory.lots.search')}
      exportAs="lots"
      failed={t('inventory.lots.failed')}
      empty={<Notice icon={Tags} title={t('inventory.lots.none')} text={t('inventory.lots.noneText')} />}
    />
  )
}
