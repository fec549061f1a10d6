import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type OpenPart, openVendorsPart } from './open-order.ts'
import { getVendorOrder } from './vendor-order.ts'

/** A vendor's part as it was seen: fails with STALE and how it stands now, if somebody moved it since `version`. */
export async function openUnchanged(tx: Tx, call: Call, number: string, version: number | undefined): Promise<OpenPart> {
  const open = await openVendorsPart(tx, call, number)
  if (version === undefined || version === open.part.version) return open
  throw new Failure('STALE', { current: await getVendorOrder({ ...call, kernel: { ...call.kernel, db: tx.db } }, { number }) })
}
