import type { TFunction } from 'i18next'
import { ArrowLeftRight, CircleSlash, type LucideIcon, PackageCheck, PackageOpen, PencilLine, Tag, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Timeline, type TimelineEntry } from '#platform/web/record/timeline.tsx'
import { useSource } from '#platform/web/source.ts'
import type { MoveKind } from '../../contract/limits.ts'
import type { StockMoveView } from '../../contract.ts'
import { lotPath } from '../paths.ts'
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
  lotsChanged: Tag,
}

const PAGE = 20

type Props = {
  workspaceId: string
  of: { variantId?: string; warehouseId?: string; lotId?: string }
  amount: (units: number) => string
}

/** Moves of a variant or of a lot, newest first. */
export function MovesTimeline({ workspaceId, of, amount }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const { variantId = '', warehouseId = '', lotId = '' } = of

  function toEntry(move: StockMoveView): TimelineEntry {
    const quantity = amount(move.quantity)
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
          {move.lot && lotId === '' && (
            <Link to={lotPath(move.lot.id)} className="underline-offset-4 hover:underline">
              <bdi dir="ltr" className="font-mono text-xs">
                {move.lot.number}
              </bdi>
            </Link>
          )}
          {move.value.amountMinor !== 0 && <span className="text-xs text-muted-foreground tabular-nums">{formatCharge(move.value)}</span>}
        </span>
      ),
      ...(move.note && { body: move.note }),
    }
  }

  return (
    <Timeline
      empty={t('inventory.moves.none')}
      query={{
        // Under that of the item, which is refreshed when its stock changes.
        key: [...inventoryKey(source, workspaceId), lotId ? 'lot' : 'item', lotId || variantId, 'moves', warehouseId],
        async page(cursor) {
          const asked = { ...of, limit: PAGE, ...(cursor && { cursor }) }
          const { items, nextCursor } = await source.api.inventory.stock.moves(asked, inWorkspace(workspaceId))
          return { entries: items.map(toEntry), nextCursor }
        },
      }}
    />
  )
}

/** Keys: inventory.move.*, inventory.reason.* */
function sentence(t: TFunction, { kind, from, to, reason }: StockMoveView): string {
  const words = { from: from.name, to: to.name, place: from.kind === 'warehouse' ? from.name : to.name }
  if (kind !== 'adjusted') return t(`inventory.move.${kind}`, words)
  return t('inventory.move.adjusted', { ...words, reason: t(`inventory.reason.${reason ?? 'other'}`) })
}
