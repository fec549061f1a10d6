import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { AddressBook } from './address-book.ts'
import { deleteAddress, loadAddresses, lockAddresses, setDefaultAddress } from './addresses.sql.ts'

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
