import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import type { SavedAddress } from '../contract.ts'
import { saveAddress } from './address-book.ts'

/** Fails with ADDRESS_BOOK_FULL. */
export async function addAddress(ctx: MemberContext, { address }: { address: Address }): Promise<SavedAddress> {
  const { userId } = ctx
  return transact(ctx, (tx) => saveAddress(tx, { userId, address }))
}
