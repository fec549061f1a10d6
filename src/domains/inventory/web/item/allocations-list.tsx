import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { VariantStockView } from '../../contract.ts'
import type { Allocation } from './allocation.ts'

const MoveAllocation = lazyPart(() => import('./move-allocation.tsx'))

/** Units that are promised to orders, and where they are taken from. */
export function AllocationsList({ workspaceId, stock }: { workspaceId: string; stock: VariantStockView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const [moved, setMoved] = useState<Allocation | null>(null)
  if (stock.allocations.length === 0) return <p className="text-muted-foreground">{t('inventory.item.noAllocations')}</p>
  return (
    <>
      <ul className="divide-y rounded-lg border bg-card">
        {stock.allocations.map((allocation) => (
          <li
            key={`${allocation.reference.id} ${allocation.warehouse.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <span className="min-w-0">
              {allocation.reference.href ? (
                <Link to={allocation.reference.href} className="font-medium underline-offset-4 hover:underline">
                  <bdi dir="ltr">{allocation.reference.id}</bdi>
                </Link>
              ) : (
                <bdi dir="ltr" className="font-medium">
                  {allocation.reference.id}
                </bdi>
              )}
              <span className="block text-xs text-muted-foreground">
                <bdi>{allocation.warehouse.name}</bdi> · <RelativeTime iso={allocation.since} />
              </span>
            </span>
            <span className="flex items-center gap-3">
              <bdi className="font-semibold tabular-nums">{units.quantity(stock.variant.measure, allocation.quantity)}</bdi>
              {stock.warehouses.length > 1 && (
                <Button look="secondary" size="sm" onClick={() => setMoved(allocation)}>
                  {t('inventory.moveAllocation.open')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {moved && <MoveAllocation workspaceId={workspaceId} stock={stock} allocation={moved} onClose={() => setMoved(null)} />}
    </>
  )
}
