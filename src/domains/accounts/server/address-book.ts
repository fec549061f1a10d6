/** The address book of the signed-in member. Another member's address fails with NOT_FOUND. */
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_ADDRESSES } from '../contract/limits.ts'
import type { SavedAddress } from '../contract.ts'
import { deleteAddress, insertAddress, loadAddresses, lockAddresses, setDefaultAddress, updateAddressRow } from './addresses.sql.ts'

type AddressBook = { items: SavedAddress[] }

export async function listAddresses(ctx: MemberContext): Promise<AddressBook> {
  return { items: await loadAddresses(ctx.services.db, ctx.userId) }
}

/** Fails with ADDRESS_BOOK_FULL. */
export async function addAddress(ctx: MemberContext, { address }: { address: Address }): Promise<SavedAddress> {
  const { userId } = ctx
  return transact(ctx, (tx) => saveAddress(tx, { userId, address }))
}

/** Like `addAddress`, in the caller's transaction. */
export async function saveAddress(tx: Tx, { userId, address }: { userId: string; address: Address }): Promise<SavedAddress> {
  const there = await lockAddresses(tx.db, userId)
  if (there.length >= MAX_ADDRESSES) throw new Failure('ADDRESS_BOOK_FULL', { max: MAX_ADDRESSES })
  const added = { id: newId('adr'), address, isDefault: there.length === 0, version: 1 }
  await insertAddress(tx.db, { ...added, userId, createdAt: tx.now })
  return added
}

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

export async function removeAddress(ctx: MemberContext, { id }: { id: string }): Promise<AddressBook> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const there = await lockAddresses(tx.db, userId)
    const removed = there.find((own) => own.id === id)
    if (!removed) throw notFound()
    await deleteAddress(tx.db, userId, id)
    const next = there.find((own) => own.id !== id)
    if (removed.isDefault && next) await setDefaultAddress(tx.db, userId, next.id)
    return { items: await loadAddresses(tx.db, userId) }
  })
}

export async function makeDefaultAddress(ctx: MemberContext, { id }: { id: string }): Promise<AddressBook> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const there = await lockAddresses(tx.db, userId)
    if (!there.some((own) => own.id === id)) throw notFound()
    await setDefaultAddress(tx.db, userId, id)
    return { items: await loadAddresses(tx.db, userId) }
  })
}
