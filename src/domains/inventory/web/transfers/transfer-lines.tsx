import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import type { LotDraft } from '../lots/lot-draft.ts'
import { TransferLots } from './transfer-lots.tsx'

export type DraftLine = { variantId: string; title: string; sku: string; available: number; quantity: Typed; lots: LotDraft[] }

type Props = {
  workspaceId: string
  fromWarehouseId: string
  /** Why the server refused the batches or serial numbers of a line. */
  lotErrorOf: (place: number) => string | undefined
  items: readonly DraftLine[]
  /** What the server had fewer of when the transfer was sent. */
  shortages: readonly { variantId: string; available: number }[]
  onChange: (items: DraftLine[]) => void
}

/** The lines of a new transfer, each with its own error: “0 available”. */
export function TransferLines({ workspaceId, fromWarehouseId, lotErrorOf, items, shortages, onChange }: Props) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  const set = (variantId: string, change: Partial<DraftLine>) =>
    onChange(items.map((line) => (line.variantId === variantId ? { ...line, ...change } : line)))

  function errorOf({ variantId, available, quantity }: DraftLine): string | null {
    const short = shortages.find((line) => line.variantId === variantId)
    if (short) return t('inventory.transfers.available', { count: short.available })
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return t('platform.form.whole')
    return quantity > available ? t('inventory.transfers.available', { count: available }) : null
  }

  return (
    <ul aria-label={t('inventory.transfers.lines')} className="space-y-3">
      {items.map((line, place) => {
        const error = errorOf(line)
        return (
          <li key={line.variantId} className="rounded-md border p-3">
            <div className="flex items-start justify-between gap-2">
              <span className="min-w-0">
                <bdi className="line-clamp-2 font-medium">{line.title}</bdi>
                <bdi dir="ltr" className="block text-xs text-muted-foreground">
                  {line.sku}
                </bdi>
              </span>
              <IconButton
                label={t('platform.tags.remove', { tag: line.title })}
                onClick={() => onChange(items.filter(({ variantId }) => variantId !== line.variantId))}
                className="-me-2 -mt-2 text-muted-foreground"
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </div>
            <NumberField
              label={t('inventory.transfers.quantity')}
              hint={t('inventory.transfers.available', { count: line.available })}
              {...(error && { error })}
              value={line.quantity}
              onChange={(quantity) => set(line.variantId, { quantity })}
            />
            <TransferLots
              workspaceId={workspaceId}
              variantId={line.variantId}
              warehouseId={fromWarehouseId}
              units={typeof line.quantity === 'number' ? line.quantity : null}
              value={line.lots ?? []}
              onChange={(lots) => set(line.variantId, { lots })}
              error={lotErrorOf(place)}
            />
          </li>
        )
      })}
    </ul>
  )
}
