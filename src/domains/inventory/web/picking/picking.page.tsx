import { useQuery } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { BulkAction, Column } from '#platform/web/table/table.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { MAX_PICKED_ORDERS } from '../../contract/limits.ts'
import type { PickRow } from '../../contract.ts'
import { InventoryFrame } from '../inventory-frame.tsx'
import { PICKING, pickPath } from '../paths.ts'
import { pickingTable, warehousesQuery } from '../queries.ts'

export default function PickingPage() {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={PICKING} title={t('inventory.picking.title')} lead={t('inventory.picking.lead')}>
      {(workspaceId) => <ToPickIn workspaceId={workspaceId} />}
    </InventoryFrame>
  )
}

/** The warehouse is in the address; the default one at first. */
function ToPickIn({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { data: warehouses = [] } = useQuery(warehousesQuery(useSource(), workspaceId))
  const usual = (warehouses.find(({ isDefault }) => isDefault) ?? warehouses[0])?.id ?? ''
  const warehouseId = search.get('warehouse') ?? usual
  return (
    <div className="space-y-6">
      <SelectField
        label={t('inventory.stock.warehouse')}
        value={warehouseId}
        onChange={({ target }) => setSearch({ warehouse: target.value }, { replace: true, preventScrollReset: true })}
        className="sm:max-w-sm"
      >
        {warehouses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {warehouseId ? <Orders key={warehouseId} workspaceId={workspaceId} warehouseId={warehouseId} /> : <div className="h-96" />}
    </div>
  )
}

function Orders({ workspaceId, warehouseId }: { workspaceId: string; warehouseId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const number = (key: 'open' | 'picked' | 'short' | 'lines'): Column<PickRow> => ({
    key,
    title: t(`inventory.picking.${key}`),
    align: 'end',
    cell: (row) => (
      <span className={key === 'short' && row.short > 0 ? 'font-semibold text-warning tabular-nums' : 'tabular-nums'}>
        {formatNumber(row[key], locale)}
      </span>
    ),
    text: (row) => row[key],
  })
  const columns: Column<PickRow>[] = [
    {
      key: 'order',
      title: t('inventory.picking.order'),
      cell: ({ key, title }) => (
        <Link to={pickPath(warehouseId, [key])} className="font-medium underline-offset-4 hover:underline">
          <bdi dir="ltr">{title}</bdi>
        </Link>
      ),
      text: ({ title }) => title,
    },
    { key: 'since', title: t('inventory.picking.since'), cell: ({ since }) => <RelativeTime iso={since} />, text: ({ since }) => since },
    number('lines'),
    number('open'),
    number('picked'),
    number('short'),
  ]
  const together: BulkAction = {
    key: 'together',
    label: t('inventory.picking.together'),
    words: 'inventory',
    question: ({ meant: { selection }, onDone }) => (
      <PickTogether warehouseId={warehouseId} keys={'ids' in selection ? [...selection.ids] : []} onDone={onDone} />
    ),
  }
  return (
    <DataTable
      list="inventory.picking"
      label={t('inventory.picking.title')}
      query={pickingTable(useSource(), workspaceId, warehouseId)}
      columns={columns}
      identity={{ id: ({ key }) => key, name: ({ title }) => title, href: ({ key }) => pickPath(warehouseId, [key]) }}
      bulk={[together]}
      failed={t('inventory.picking.failed')}
      empty={<Notice icon={PackageSearch} title={t('inventory.picking.none')} text={t('inventory.picking.noneText')} />}
    />
  )
}

/** Opens the selected orders, at most as many as one person carries. */
function PickTogether({ warehouseId, keys, onDone }: { warehouseId: string; keys: readonly string[]; onDone: () => void }) {
  const navigate = useNavigate()
  const path = pickPath(warehouseId, keys.slice(0, MAX_PICKED_ORDERS))
  useEffect(() => {
    onDone()
    void navigate(path)
  }, [navigate, path, onDone])
  return null
}
