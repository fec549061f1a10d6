import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const orders = schemaOf<Tables>()

export type PartId = { orderId: string; number: number }

export type Thread = PartId & {
  conversationId: string
  guestReadTo: number
  mailedTo: number
  mailedAt: Date | null
  mailDueAt: Date | null
}

const COLUMNS = ['orderId', 'partNumber as number', 'conversationId', 'guestReadTo', 'mailedTo', 'mailedAt', 'mailDueAt'] as const

export async function saveThread(db: Db, { orderId, number }: PartId, conversationId: string): Promise<void> {
  await orders(db)
    .insertInto('orders.threads')
    .values({ orderId, partNumber: number, conversationId })
    .onConflict((conflict) => conflict.columns(['orderId', 'partNumber']).doNothing())
    .execute()
}

/** The thread with this conversation, locked until the transaction ends. */
export async function lockThread(db: Db, conversationId: string): Promise<Thread | undefined> {
  return orders(db).selectFrom('orders.threads').select(COLUMNS).where('conversationId', '=', conversationId).forUpdate().executeTakeFirst()
}

/** Parts of these orders that have a thread. */
export async function loadThreads(db: Db, orderIds: readonly string[]): Promise<PartId[]> {
  if (orderIds.length === 0) return []
  return orders(db).selectFrom('orders.threads').select(['orderId', 'partNumber as number']).where('orderId', 'in', orderIds).execute()
}

/** Never backward. */
export async function setGuestRead(db: Db, { orderId, number }: PartId, position: number): Promise<void> {
  await sql`
    update orders.threads set guest_read_to = greatest(guest_read_to, ${position})
    where order_id = ${orderId} and part_number = ${number}`.execute(db)
}

export async function setMailDue(db: Db, conversationId: string, mailDueAt: Date): Promise<void> {
  await orders(db).updateTable('orders.threads').set({ mailDueAt }).where('conversationId', '=', conversationId).execute()
}

/** `mailedAt` is null when there was nothing to mail. */
export async function setMailed(db: Db, conversationId: string, { mailedTo, mailedAt }: { mailedTo: number; mailedAt: Date | null }) {
  await orders(db)
    .updateTable('orders.threads')
    .set({ mailedTo, mailDueAt: null, ...(mailedAt && { mailedAt }) })
    .where('conversationId', '=', conversationId)
    .execute()
}
