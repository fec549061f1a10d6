import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StatCard } from '#platform/web/charts/stat-card.tsx'
import { useSource } from '#platform/web/source.ts'
import { TRANSFERS, WAREHOUSES } from '../paths.ts'
import { valueQuery, warehousesQuery } from '../queries.ts'

/** Value of the stock with its course, what is low, and what is on its way. */
export default function StockNumbers({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const value = useQuery(valueQuery(source, workspaceId))
  const { data: warehouses } = useQuery(warehousesQuery(source, workspaceId))
  const sum = (key: 'low' | 'onHand' | 'transfers') => warehouses?.reduce((all, warehouse) => all + warehouse[key], 0)
  const days = value.data?.days ?? []
  const transfers = sum('transfers')
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        title={t('inventory.value.title')}
        value={value.isError ? null : value.data?.total.amountMinor}
        unit={{ kind: 'money', currency: value.data?.total.currency ?? 'USD', charged: true }}
        good="neither"
        trend={days.map((day) => day.value.amountMinor)}
        to={WAREHOUSES}
      />
      <StatCard title={t('inventory.value.units')} value={value.isError ? null : value.data?.units} unit={{ kind: 'number' }} />
      <StatCard title={t('inventory.value.low')} value={sum('low')} unit={{ kind: 'number' }} to="/inventory?state=low" />
      <StatCard
        title={t('inventory.value.transfers')}
        // A pending transfer belongs to both of its warehouses.
        value={transfers === undefined ? undefined : transfers / 2}
        unit={{ kind: 'number' }}
        to={`${TRANSFERS}?status=Pending`}
      />
    </div>
  )
}
