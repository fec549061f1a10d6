import { Printer, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { type Tab, Tabs } from '#platform/web/ui/tabs.tsx'
import { SHEET } from '../../contract/label-order.ts'
import type { VariantStockView } from '../../contract.ts'
import { LotsPanel } from '../lots/lots-panel.tsx'
import { INVENTORY, itemPath } from '../paths.ts'
import { StockBadge } from '../stock-badge.tsx'
import { variantTitle } from '../variant-name.tsx'
import { AllocationsList } from './allocations-list.tsx'
import { IncomingList } from './incoming-list.tsx'
import { ItemMoves } from './item-moves.tsx'
import { PlacesTable } from './places-table.tsx'

const AdjustDialog = lazyPart(() => import('./adjust-dialog.tsx'))
const LabelsDialog = lazyPart(() => import('../labels/labels-dialog.tsx'))

const WORST = { ok: 0, low: 1, out: 2 }
const FIGURES = ['onHand', 'allocated', 'held', 'expired', 'available', 'incoming', 'inTransit', 'projected'] as const

/** The stock of one variant: all its places, moves and promises. Keys: inventory.figure.* */
export default function ItemRecord({ workspaceId, stock }: { workspaceId: string; stock: VariantStockView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const [task, setTask] = useState<'adjust' | 'labels' | null>(null)
  const { variant, total, warehouses, allocations, incoming, lots } = stock
  const states = warehouses.map(({ state }) => state).sort((one, other) => WORST[other] - WORST[one])
  const tabs: Tab[] = [
    {
      key: 'places',
      title: t('inventory.item.places'),
      count: warehouses.length,
      content: <PlacesTable workspaceId={workspaceId} stock={stock} />,
    },
    { key: 'moves', title: t('inventory.item.moves'), content: <ItemMoves workspaceId={workspaceId} stock={stock} /> },
    {
      key: 'allocations',
      title: t('inventory.item.allocations'),
      count: allocations.length,
      content: <AllocationsList workspaceId={workspaceId} stock={stock} />,
    },
    { key: 'incoming', title: t('inventory.item.incoming'), count: incoming.length, content: <IncomingList stock={stock} /> },
    {
      key: 'lots',
      title: t(stock.tracking === 'serial' ? 'inventory.lots.serials' : 'inventory.item.lots'),
      ...(lots.length > 0 && { count: lots.length }),
      content: <LotsPanel workspaceId={workspaceId} stock={stock} />,
    },
  ]
  return (
    <RecordPage
      level={2}
      title={variantTitle(variant)}
      list={{ label: t('inventory.stock.title'), path: INVENTORY }}
      path={itemPath(variant.id)}
      picture={
        <span className="size-16 overflow-hidden rounded-md bg-tile">
          {variant.product.image && (
            <Picture image={{ ...variant.product.image, alt: '' }} sizes="64px" className="size-full object-cover" />
          )}
        </span>
      }
      badges={
        <>
          <bdi dir="ltr" className="font-mono text-xs text-muted-foreground">
            {variant.sku}
          </bdi>
          <StockBadge state={states[0] ?? 'ok'} />
        </>
      }
      actions={
        <>
          <ButtonLink to={`/products/${variant.product.id}/edit`} look="quiet" size="sm">
            {t('inventory.item.product')}
          </ButtonLink>
          <Button look="secondary" size="sm" onClick={() => setTask('labels')}>
            <Printer aria-hidden className="size-4" />
            {t('inventory.labels.title')}
          </Button>
          <Button size="sm" onClick={() => setTask('adjust')}>
            <SlidersHorizontal aria-hidden className="size-4" />
            {t('inventory.adjust.title')}
          </Button>
        </>
      }
      aside={
        <section aria-label={t('inventory.item.totals')} className="rounded-lg border bg-card px-5 py-2">
          <dl className="divide-y">
            {FIGURES.filter((figure) => figure !== 'expired' || total.expired > 0).map((figure) => (
              <Total key={figure} label={t(`inventory.figure.${figure}`)} strong={figure === 'available'}>
                {units.quantity(variant.measure, total[figure])}
              </Total>
            ))}
            <Total label={t('inventory.figure.averageCost')}>
              {total.averageCost ? formatCharge(total.averageCost) : t('inventory.item.unknownCost')}
            </Total>
            <Total label={t('inventory.figure.value')} strong>
              {formatCharge(total.value)}
            </Total>
          </dl>
        </section>
      }
    >
      <Tabs label={t('inventory.item.sections')} tabs={tabs} />
      {task === 'adjust' && <AdjustDialog workspaceId={workspaceId} stock={stock} onClose={() => setTask(null)} />}
      {task === 'labels' && (
        <LabelsDialog
          workspaceId={workspaceId}
          labels={[{ variantId: variant.id, name: variantTitle(variant), copies: SHEET }]}
          onClose={() => setTask(null)}
        />
      )}
    </RecordPage>
  )
}

function Total({ label, strong = false, children }: { label: string; strong?: boolean; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className={strong ? 'font-semibold tabular-nums' : 'tabular-nums'}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
