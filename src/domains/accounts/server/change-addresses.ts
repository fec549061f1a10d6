/** The address book of whoever is signed in. Somebody else's address is as missing as none. */
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_ADDRESSES } from '../contract/limits.ts'
import type { SavedAddress } from '../contract.ts'
import { addressesOf, deleteAddress, insertAddress, lockAddressesOf, putAddress, putDefault } from './addresses.sql.ts'
import { memberIn } from './sessions.ts'

type Book = { items: SavedAddress[] }

export async function listAddresses(call: Call): Promise<Book> {
  return { items: await addressesOf(call.kernel.db, memberIn(call).id) }
}

/** Fails with ADDRESS_BOOK_FULL. */
export async function addAddress(call: Call, { address }: { address: Address }): Promise<SavedAddress> {
  const { id: userId } = memberIn(call)
  return transact(call, (tx) => keepAddress(tx, { userId, address }))
}

/** The same in the caller's transaction. */
export async function keepAddress(tx: Tx, { userId, address }: { userId: string; address: Address }): Promise<SavedAddress> {
  const there = await lockAddressesOf(tx.db, userId)
  if (there.length >= MAX_ADDRESSES) throw new Failure('ADDRESS_BOOK_FULL', { max: MAX_ADDRESSES })
  const added = { id: newId('adr'), address, isDefault: there.length === 0, version: 1 }
  await insertAddress(tx.db, { ...added, userId, createdAt: tx.now })
  return added
}

/** Fails with STALE when it changed since `version`. */
export async function updateAddress(
  call: Call,
  { id, version, address }: { id: string; version: number; address: Address },
): Promise<SavedAddress> {
  const { id: userId } = memberIn(call)
  return transact(call, async (tx) => {
    const current = (await lockAddressesOf(tx.db, userId)).find((own) => own.id === id)
    if (!current) throw notFound()
    if (current.version !== version) throw new Failure('STALE', { current })
    const changed = { ...current, address, version: version + 1 }
    await putAddress(tx.db, userId, changed)
    return changed
  })
}

export async function removeAddress(call: Call, { id }: { id: string }): Promise<Book> {
  const { id: userId } = memberIn(call)
  return transact(call, async (tx) => {
    const there = await lockAddressesOf(tx.db, userId)
    const removed = there.find((own) => own.id === id)
    if (!removed) throw notFound()
    await deleteAddress(tx.db, userId, id)
    const next = there.find((own) => own.id !== id)
    if (removed.isDefault && next) await putDefault(tx.db, userId, next.id)
    return { items: await addressesOf(tx.db, userId) }
  })
}

export async function makeDefaultAddress(call: Call, { id }: { id: string }): Promise<Book> {
  const { id: userId } = memberIn(call)
  return transact(call, async (tx) => {
    const there = await lockAddressesOf(tx.db, userId)
    if (!there.some((own) => own.id === id)) throw notFound()
    await putDefault(tx.db, userId, id)
    return { items: await addressesOf(tx.db, userId) }
  })
}
