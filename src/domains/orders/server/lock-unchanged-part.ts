import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type FullPart, lockVendorPart } from './lock-order.ts'
import { getVendorOrder } from './vendor-order.ts'

/** Locks a vendor's part at a known version. Fails with STALE and the current part when it changed since `version`. */
export async function lockUnchangedPart(tx: Tx, ctx: WorkspaceContext, number: string, version: number | undefined): Promise<FullPart> {
  const open = await lockVendorPart(tx, ctx, number)
  if (version === undefined || version === open.part.version) return open
  throw new Failure('STALE', { current: await getVendorOrder({ ...ctx, services: { ...ctx.services, db: tx.db } }, { number }) })
}
