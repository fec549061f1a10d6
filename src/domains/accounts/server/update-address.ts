import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import type { SavedAddress } from '../contract.ts'
import { lockAddresses, updateAddressRow } from './addresses.sql.ts'

/** Fails with STALE when the address changed since `version`. */
export async function updateAddress(
  ctx: MemberContext,
  { id, version, address }: { id: string; version: number; address: Address },
): Promise<SavedAddress> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const current = (await lockAddresses(tx.db, userId)).find((own) => own.id === id)
    if (!current) throw notFound()
    if (current.version !== version) throw new Failure('STALE', { current })
    const changed = { ...current, address, version: version + 1 }
    await updateAddressRow(tx.db, userId, changed)
    return changed
  })
}
