import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { AddressBook } from './address-book.ts'
import { loadAddresses, lockAddresses, setDefaultAddress } from './addresses.sql.ts'

export async function makeDefaultAddress(ctx: MemberContext, { id }: { id: string }): Promise<AddressBook> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const there = await lockAddresses(tx.db, userId)
    if (!there.some((own) => own.id === id)) throw notFound()
    await setDefaultAddress(tx.db, userId, id)
    return { items: await loadAddresses(tx.db, userId) }
  })
}
