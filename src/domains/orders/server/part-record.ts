import type { RecordKey } from '#domains/records/server/index.ts'
import { formatPartNumber } from './order-number.ts'

/** A vendor's part as a business record, which has notes, tags and the like. */
export function toPartRecord(orderId: string, { workspaceId, number }: { workspaceId: string; number: number }): RecordKey {
  return { workspaceId, type: 'orderPart', id: formatPartNumber(orderId, number) }
}
