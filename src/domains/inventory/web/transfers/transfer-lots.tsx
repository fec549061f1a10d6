import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'
import type { LotDraft } from '../lots/lot-draft.ts'
import { LotsField } from '../lots/lots-field.tsx'
import { itemQuery } from '../queries.ts'

type Props = {
  workspaceId: string
  variantId: string
  warehouseId: string
  units: number | null
  value: readonly LotDraft[]
  onChange: (lots: LotDraft[]) => void
  error: string | undefined
}

/** Chooses the batches or serial numbers that leave; without a choice those that expire first do. */
export function TransferLots({ workspaceId, variantId, warehouseId, ...field }: Props) {
  const { data: stock } = useQuery(itemQuery(useSource(), workspaceId, variantId))
  if (!stock || stock.tracking === 'none') return null
  const choices = stock.lots.flatMap(({ number, warehouse }) => (warehouse.id === warehouseId ? number : []))
  return (
    <div className="mt-3">
      <LotsField tracking={stock.tracking} choices={choices} {...field} />
    </div>
  )
}
