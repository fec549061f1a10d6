/** The address book of the signed-in member. Another member's address fails with NOT_FOUND. */

import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_ADDRESSES } from '../contract/limits.ts'
import type { SavedAddress } from '../contract.ts'
import { insertAddress, loadAddresses, lockAddresses } from './addresses.sql.ts'

export type AddressBook = { items: SavedAddress[] }

export async function listAddresses(ctx: MemberContext): Promise<AddressBook> {
  return { items: await loadAddresses(ctx.services.db, ctx.userId) }
}

/** Like `addAddress`, in the caller's transaction. */
export async function saveAddress(tx: Tx, { userId, address }: { userId: string; address: Address }): Promise<SavedAddress> {
  const there = await lockAddresses(tx.db, userId)
  if (there.length >= MAX_ADDRESSES) throw new Failure('ADDRESS_BOOK_FULL', { max: MAX_ADDRESSES })
  const added = { id: newId('adr'), address, isDefault: there.length === 0, version: 1 }
  await insertAddress(tx.db, { ...added, userId, createdAt: tx.now })
  return added
}
