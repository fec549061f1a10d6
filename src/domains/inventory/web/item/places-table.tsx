import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import type { VariantStockView } from '../../contract.ts'
import { itemPath } from '../paths.ts'
import { StockBadge } from '../stock-badge.tsx'
import { ReorderPoint } from './reorder-point.tsx'

type Place = VariantStockView['warehouses'][number]

const FIGURES = ['onHand', 'allocated', 'available', 'incoming'] as const

/** One card per warehouse with its numbers. Keys: inventory.figure.* */
export function PlacesTable({ workspaceId, stock }: { workspaceId: string; stock: VariantStockView }) {
  const { t } = useTranslation()
  if (stock.warehouses.length === 0) return <p className="text-muted-foreground">{t('inventory.item.untracked')}</p>
  return (
    <ul className="space-y-3">
      {stock.warehouses.map((place) => (
        <li key={place.warehouse.id} className="rounded-lg border bg-card p-4">
          <PlaceCard workspaceId={workspaceId} stock={stock} place={place} />
        </li>
      ))}
    </ul>
  )
}

function PlaceCard({ workspaceId, stock: { variant }, place }: { workspaceId: string; stock: VariantStockView; place: Place }) {
  const { t } = useTranslation()
  const units = useUnits()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={itemPath(variant.id, 'moves', place.warehouse.id)}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline md:min-h-0"
        >
          <bdi>{place.warehouse.name}</bdi>
        </Link>
        <StockBadge state={place.state} />
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-5">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt className="text-xs text-muted-foreground">{t(`inventory.figure.${figure}`)}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              <bdi>{units.quantity(variant.measure, place[figure])}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-xs text-muted-foreground">{t('inventory.figure.reorderPoint')}</dt>
          <dd>
            <ReorderPoint workspaceId={workspaceId} variant={variant} place={place} />
          </dd>
        </div>
      </dl>
    </>
  )
}
