/** The batches or serial numbers of received goods, for every form that receives lines of an order. */
import { useQuery } from '@tanstack/react-query'
import { type LotDraft, LotsField } from '#domains/inventory/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { lotLinesQuery } from './queries.ts'

export { type LotDraft, toNamedLots } from '#domains/inventory/web/index.ts'

type Props = {
  workspaceId: string
  orderId: string
  line: { id: string; name: string }
  /** How many are received. */
  units: number
  value: readonly LotDraft[] | undefined
  onChange: (lots: LotDraft[]) => void
  error: string | undefined
}

/** Nothing for goods that are kept in neither. Lines of one order share one request. */
export function LotFields({ workspaceId, orderId, line, units, value = [], onChange, error }: Props) {
  const { data = [] } = useQuery(lotLinesQuery(useSource(), workspaceId, orderId))
  const tracking = data.find(({ lineId }) => lineId === line.id)?.tracking
  if (!tracking || units === 0) return null
  return <LotsField arriving tracking={tracking} units={units} of={line.name} value={value} onChange={onChange} error={error} />
}
