import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Plus, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { Column } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { TRANSFER_STATUSES } from '../../contract/limits.ts'
import type { TransferRow } from '../../contract.ts'
import { InventoryFrame } from '../inventory-frame.tsx'
import { TRANSFERS, transferPath } from '../paths.ts'
import { transferTable, warehousesQuery } from '../queries.ts'
import { TransferBadge } from './transfer-badge.tsx'

const TransferSheet = lazyPart(() => import('./transfer-sheet.tsx'))

const IDENTITY = { id: ({ id }: TransferRow) => id, name: ({ id }: TransferRow) => id, href: ({ id }: TransferRow) => transferPath(id) }

/** `?new=yes` opens the form. */
export default function TransfersPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const open = (on: boolean) =>
    setSearch(
      (now) => {
        if (on) now.set('new', 'yes')
        else now.delete('new')
        return now
      },
      { replace: !on, preventScrollReset: true },
    )
  const add = (
    <Button onClick={() => open(true)}>
      <Plus aria-hidden className="size-4.5" />
      {t('inventory.transfers.new')}
    </Button>
  )
  return (
    <InventoryFrame section={TRANSFERS} title={t('inventory.transfers.title')} lead={t('inventory.transfers.lead')} actions={() => add}>
      {(workspaceId) => (
        <>
          <Transfers workspaceId={workspaceId} />
          {search.get('new') === 'yes' && <TransferSheet workspaceId={workspaceId} onClose={() => open(false)} />}
        </>
      )}
    </InventoryFrame>
  )
}

function Transfers({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const locale = useLocale()
  const { data: warehouses = [] } = useQuery(warehousesQuery(source, workspaceId))
  const columns: Column<TransferRow>[] = [
    {
      key: 'route',
      title: t('inventory.transfers.route'),
      width: 'min-w-60',
      cell: ({ id, from, to }) => (
        <Link to={transferPath(id)} className="inline-flex flex-wrap items-center gap-x-2 font-medium underline-offset-4 hover:underline">
          <bdi>{from.name}</bdi>
          <ArrowRight aria-label={t('inventory.transfers.to')} className="flip size-4 text-muted-foreground" />
          <bdi>{to.name}</bdi>
        </Link>
      ),
      text: ({ from, to }) => `${from.name} → ${to.name}`,
    },
    { key: 'status', title: t('inventory.stock.state'), cell: (row) => <TransferBadge {...row} />, text: ({ status }) => status },
    {
      key: 'units',
      title: t('inventory.transfers.units'),
      align: 'end',
      cell: ({ units }) => <span className="tabular-nums">{formatNumber(units, locale)}</span>,
      text: ({ units }) => units,
    },
    {
      key: 'lines',
      title: t('inventory.transfers.lines'),
      align: 'end',
      extra: true,
      cell: ({ lines }) => <span className="tabular-nums">{formatNumber(lines, locale)}</span>,
      text: ({ lines }) => lines,
    },
    {
      key: 'date',
      title: t('inventory.transfers.date'),
      width: 'whitespace-nowrap',
      cell: ({ date }) => <RelativeTime iso={date} />,
      text: ({ date }) => date,
    },
    {
      key: 'by',
      title: t('inventory.transfers.by'),
      cell: ({ createdBy }) => createdBy && <bdi>{createdBy.name}</bdi>,
      text: ({ createdBy }) => createdBy?.name ?? '',
    },
    {
      key: 'id',
      title: t('inventory.transfers.number'),
      extra: true,
      cell: ({ id }) => (
        <bdi dir="ltr" className="font-mono text-xs">
          {id}
        </bdi>
      ),
      text: ({ id }) => id,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('inventory.stock.state'),
      kind: 'choice',
      views: true,
      options: TRANSFER_STATUSES.map((value) => ({ value, label: t(`inventory.transfers.status.${value}`) })),
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
      list="inventory.transfers"
      label={t('inventory.transfers.title')}
      query={transferTable(source, workspaceId)}
      columns={columns}
      identity={IDENTITY}
      filters={filters}
      exportAs="transfers"
      failed={t('inventory.transfers.failed')}
      empty={<Notice icon={Truck} title={t('inventory.transfers.none')} text={t('inventory.transfers.noneText')} />}
    />
  )
}
