import type { TFunction } from 'i18next'
import { ArrowLeftRight, CircleSlash, type LucideIcon, PackageCheck, PackageOpen, PencilLine, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Timeline, type TimelineEntry } from '#platform/web/record/timeline.tsx'
import { useSource } from '#platform/web/source.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { MoveKind } from '../../contract/limits.ts'
import type { StockMoveView, VariantStockView } from '../../contract.ts'
import { inventoryKey } from '../queries.ts'
import { signedUnits } from '../signed-units.ts'

const ICONS: Record<MoveKind, LucideIcon> = {
  received: PackageOpen,
  returned: Undo2,
  sentBack: Undo2,
  shipped: Truck,
  adjusted: PencilLine,
  transferOut: ArrowLeftRight,
  transferIn: PackageCheck,
  untracked: CircleSlash,
}

const PAGE = 20

/** The ledger of a variant, newest first; `?warehouse=` for one place. */
export function ItemMoves({ workspaceId, stock: { variant, warehouses } }: { workspaceId: string; stock: VariantStockView }) {
  const { t } = useTranslation()
  const source = useSource()
  const units = useUnits()
  const [search, setSearch] = useSearchParams()
  const warehouseId = search.get('warehouse') ?? ''

  function toEntry(move: StockMoveView): TimelineEntry {
    const quantity = units.quantity(variant.measure, move.quantity)
    return {
      id: move.id,
      icon: ICONS[move.kind],
      at: move.at,
      actor: move.actor && <bdi>{move.actor.name}</bdi>,
      text: (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold tabular-nums">{move.change === 0 ? quantity : signedUnits(quantity, move.change)}</bdi>
          <span>{sentence(t, move)}</span>
          {move.reference.href && (
            <Link to={move.reference.href} className="underline underline-offset-4">
              {t('inventory.moves.open')}
            </Link>
          )}
          {move.lot && <bdi dir="ltr">{move.lot}</bdi>}
          {move.value.amountMinor !== 0 && <span className="text-xs text-muted-foreground tabular-nums">{formatCharge(move.value)}</span>}
        </span>
      ),
      ...(move.note && { body: move.note }),
    }
  }

  return (
    <>
      <SelectField
        label={t('inventory.stock.warehouse')}
        value={warehouseId}
        onChange={({ target }) =>
          setSearch(
            (now) => {
              if (target.value) now.set('warehouse', target.value)
              else now.delete('warehouse')
              return now
            },
            { replace: true, preventScrollReset: true },
          )
        }
        className="mb-6 max-w-xs"
      >
        <option value="">{t('inventory.moves.everywhere')}</option>
        {warehouses.map(({ warehouse }) => (
          <option key={warehouse.id} value={warehouse.id}>
            {warehouse.name}
          </option>
        ))}
      </SelectField>
      <Timeline
        empty={t('inventory.moves.none')}
        query={{
          key: [...inventoryKey(source, workspaceId), 'item', variant.id, 'moves', warehouseId],
          async page(cursor) {
            const asked = { variantId: variant.id, limit: PAGE, ...(warehouseId && { warehouseId }), ...(cursor && { cursor }) }
            const { items, nextCursor } = await source.api.inventory.stock.moves(asked, inWorkspace(workspaceId))
            return { entries: items.map(toEntry), nextCursor }
          },
        }}
      />
    </>
  )
}

/** Keys: inventory.move.*, inventory.reason.* */
function sentence(t: TFunction, { kind, from, to, reason }: StockMoveView): string {
  const words = { from: from.name, to: to.name, place: from.kind === 'warehouse' ? from.name : to.name }
  if (kind !== 'adjusted') return t(`inventory.move.${kind}`, words)
  return t('inventory.move.adjusted', { ...words, reason: t(`inventory.reason.${reason ?? 'other'}`) })
}
