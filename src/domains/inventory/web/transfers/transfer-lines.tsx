import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'

export type DraftLine = { variantId: string; title: string; sku: string; available: number; quantity: Typed }

type Props = {
  items: readonly DraftLine[]
  /** What the server had fewer of when the transfer was sent. */
  shortages: readonly { variantId: string; available: number }[]
  onChange: (items: DraftLine[]) => void
}

/** The lines of a new transfer, each with its own error: “0 available”. */
export function TransferLines({ items, shortages, onChange }: Props) {
  const { t } = useTranslation()
  if (items.length === 0) return null

  function errorOf({ variantId, available, quantity }: DraftLine): string | null {
    const short = shortages.find((line) => line.variantId === variantId)
    if (short) return t('inventory.transfers.available', { count: short.available })
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return t('platform.form.whole')
    return quantity > available ? t('inventory.transfers.available', { count: available }) : null
  }

  return (
    <ul aria-label={t('inventory.transfers.lines')} className="space-y-3">
      {items.map((line) => {
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
              onChange={(quantity) => onChange(items.map((other) => (other.variantId === line.variantId ? { ...other, quantity } : other)))}
            />
          </li>
        )
      })}
    </ul>
  )
}
