import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { VariantStockView } from '../../contract.ts'
import { lotPath } from '../paths.ts'
import { Expiry } from './expiry.tsx'

const TrackingDialog = lazyPart(() => import('./tracking-dialog.tsx'))

/** The batches or serial numbers of a variant that are on hand, and what it's kept in. Keys: inventory.lots.tracking.* */
export function LotsPanel({ workspaceId, stock }: { workspaceId: string; stock: VariantStockView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const [changing, setChanging] = useState(false)
  const { tracking, lots, variant, total } = stock
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-foreground">{t(`inventory.lots.tracking.${tracking}`)}</p>
        <Button look="secondary" size="sm" onClick={() => setChanging(true)}>
          <Tags aria-hidden className="size-4" />
          {t('inventory.lots.change')}
        </Button>
      </div>
      {total.expired > 0 && (
        <p className="mt-3 rounded-md border border-destructive/40 bg-destructive/5 px-4 py-3">
          {t('inventory.lots.expiredUnits', { units: units.quantity(variant.measure, total.expired) })}
        </p>
      )}
      {lots.length > 0 && (
        <ul aria-label={t('inventory.item.lots')} className="mt-4 divide-y rounded-lg border bg-card">
          {lots.map(({ id, number, warehouse, quantity, ...expiry }) => (
            <li key={`${id} ${warehouse.id}`} className="flex items-center justify-between gap-4 px-4 py-3">
              <div className="min-w-0">
                <Link to={lotPath(id)} className="font-medium underline-offset-4 hover:underline">
                  <bdi dir="ltr" className="font-mono wrap-anywhere">
                    {number}
                  </bdi>
                </Link>
                <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground">
                  <bdi>{warehouse.name}</bdi>
                  <Expiry {...expiry} />
                </p>
              </div>
              <bdi className="font-semibold tabular-nums">{units.quantity(variant.measure, quantity)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {tracking !== 'none' && lots.length === 0 && <p className="mt-4 text-muted-foreground">{t('inventory.lots.noneHere')}</p>}
      {changing && <TrackingDialog workspaceId={workspaceId} stock={stock} onClose={() => setChanging(false)} />}
    </>
  )
}
