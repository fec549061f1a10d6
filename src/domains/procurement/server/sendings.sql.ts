/** Orders that were sent to their suppliers, and what these confirmed. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, listPage, type Paging } from '#platform/server/list-page.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Currency, OrderStatus } from '../contract/constants.ts'
import type { Tables } from './db.types.ts'

const procurement = schemaOf<Tables>()

export type EndReason = 'replaced' | 'changed' | 'closed'

type NewSending = {
  id: string
  workspaceId: string
  orderId: string
  email: string
  language: Language
  message: string
  tokenHash: Buffer
  linkedWorkspaceId: string | null
  sentBy: string
  sentAt: Date
}

export type SendingRow = Omit<NewSending, 'tokenHash'> & {
  mailedAt: Date | null
  endReason: EndReason | null
  confirmedAt: Date | null
  confirmedBy: string | null
  supplierNote: string
  version: number
}

const SENDING = sql`s.id, s.workspace_id, s.order_id, s.email, s.language, s.message, s.linked_workspace_id, s.sent_by, s.sent_at, s.mailed_at,
  s.end_reason, s.confirmed_at, s.confirmed_by, s.supplier_note, s.version`

export async function insertSending(db: Db, row: NewSending): Promise<void> {
  await procurement(db).insertInto('procurement.sendings').values(row).execute()
}

/** Ends the current one. An order that goes on again after its end counts as changed. */
export async function endSendings(db: Db, orderId: string, reason: EndReason, now: Date): Promise<void> {
  await sql`
    update procurement.sendings set end_reason = ${reason}, ended_at = coalesce(ended_at, ${now})
    where order_id = ${orderId} and (ended_at is null or (end_reason = 'closed' and ${reason} <> 'closed'))`.execute(db)
}

/** The supplier's contact, and the workspace that it is linked to. */
export type Contact = { contactEmail: string; contactLanguage: Language; currentlyLinkedId: string | null }

/** With the last sending of the order; its `id` is null if the order was never sent. */
export async function findContact(
  db: Db,
  workspaceId: string,
  orderId: string,
): Promise<(Contact & (SendingRow | { id: null })) | undefined> {
  const { rows } = await sql<Contact & (SendingRow | { id: null })>`
    select r.email as contact_email, r.language as contact_language, k.linked_workspace_id as currently_linked_id, ${SENDING}
    from procurement.orders o join procurement.suppliers r on r.id = o.supplier_id
    left join procurement.links k on k.supplier_id = r.id and k.accepted_at is not null and k.ended_at is null
    left join lateral (select * from procurement.sendings where order_id = o.id order by id desc limit 1) s on true
    where o.workspace_id = ${workspaceId} and o.id = ${orderId}`.execute(db)
  return rows[0]
}

/** The last one of the order. */
export async function findLatestSending(db: Db, orderId: string): Promise<SendingRow | undefined> {
  const { rows } = await sql<SendingRow>`
    select ${SENDING} from procurement.sendings s where s.order_id = ${orderId} order by s.id desc limit 1`.execute(db)
  return rows[0]
}

/** One that is still to be mailed, with what its mail says. */
export async function findUnmailed(db: Db, id: string): Promise<(SendingRow & MailedOrder) | undefined> {
  const { rows } = await sql<SendingRow & MailedOrder>`
    select ${SENDING}, o.number, o.currency, o.total_minor, o.expected_on, r.contact_name
    from procurement.sendings s join procurement.orders o on o.id = s.order_id join procurement.suppliers r on r.id = o.supplier_id
    where s.id = ${id} and s.ended_at is null and s.mailed_at is null and s.email <> ''`.execute(db)
  return rows[0]
}

type MailedOrder = { number: string; currency: Currency; totalMinor: number; expectedOn: string; contactName: string }

export async function setMailedAt(db: Db, id: string, mailedAt: Date): Promise<void> {
  await procurement(db).updateTable('procurement.sendings').set({ mailedAt }).where('id', '=', id).execute()
}

/** A sending with its order, as the supplier may see it. */
export type SharedOrder = SendingRow & {
  number: string
  status: OrderStatus
  currency: Currency
  totalMinor: number
  expectedOn: string
  createdAt: Date
  paymentTerms: string
}

const SHARED = sql`${SENDING}, o.number, o.status, o.currency, o.total_minor, o.expected_on, o.created_at, r.payment_terms`
const TABLES = sql`procurement.sendings s join procurement.orders o on o.id = s.order_id join procurement.suppliers r on r.id = o.supplier_id`
const OPEN = sql`s.ended_at is null and o.status in ('Sent', 'Confirmed', 'PartiallyReceived') and not o.awaiting_approval`

/** Links of ended sendings, and of orders that wait for an approval, open nothing. */
export async function findByLink(db: Db, tokenHash: Buffer): Promise<SharedOrder | undefined> {
  const { rows } = await sql<SharedOrder>`select ${SHARED} from ${TABLES} where s.token_hash = ${tokenHash} and ${OPEN}`.execute(db)
  return rows[0]
}

/** The supplier's workspace sees what is sent to it as long as both sides are linked; of ended orders those that were sent as they are. */
const FOR_LINKED = sql`(${OPEN} or (s.end_reason = 'closed' and o.status in ('Fulfilled', 'Cancelled'))) and exists (
  select from procurement.links k where k.supplier_id = o.supplier_id and k.linked_workspace_id = s.linked_workspace_id
    and k.accepted_at is not null and k.ended_at is null)`

export async function findForLinked(db: Db, linkedWorkspaceId: string, orderId: string): Promise<SharedOrder | undefined> {
  const { rows } = await sql<SharedOrder>`
    select ${SHARED} from ${TABLES}
    where s.linked_workspace_id = ${linkedWorkspaceId} and s.order_id = ${orderId} and ${FOR_LINKED} order by s.id desc limit 1`.execute(db)
  return rows[0]
}

const NEWEST = bothDirections('sent', {
  id: sql`s.order_id`,
  by: sql`s.sent_at`,
  cast: 'timestamptz',
  keyOf: (row: SharedOrder) => [row.sentAt.toISOString(), row.orderId],
})

export async function listForLinked(db: Db, linkedWorkspaceId: string, paging: Omit<Paging, 'sort'>) {
  return listPage<SharedOrder>(db, {
    ...paging,
    sort: NEWEST['-sent'],
    where: [
      sql`s.linked_workspace_id = ${linkedWorkspaceId}`,
      FOR_LINKED,
      sql`not exists (select from procurement.sendings n where n.order_id = s.order_id and n.id > s.id)`,
    ],
    countFrom: TABLES,
    select: (page) => sql`select ${SHARED} from ${TABLES} ${page}`,
  })
}

export async function confirmSending(
  db: Db,
  id: string,
  { confirmedAt, confirmedBy, note }: { confirmedAt: Date; confirmedBy: string | null; note: string },
): Promise<void> {
  await procurement(db)
    .updateTable('procurement.sendings')
    .set((eb) => ({ confirmedAt, confirmedBy, supplierNote: note, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export type ConfirmedLine = { sendingId: string; lineId: string; quantity: number; expectedOn: string | null }

export async function saveConfirmedLines(db: Db, rows: readonly ConfirmedLine[]): Promise<void> {
  await procurement(db)
    .insertInto('procurement.confirmedLines')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['sendingId', 'lineId'])
        .doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity'), expectedOn: eb.ref('excluded.expectedOn') })),
    )
    .execute()
}

export type SentLineRow = {
  id: string
  variantId: string | null
  warehouseId: string | null
  sku: string
  name: string
  quantity: number
  priceMinor: number
  received: number
  closed: number
  confirmed: number | null
  confirmedOn: string | null
  advised: number
}

/** The lines of an order with what the supplier said about them. */
export async function loadSentLines(db: Db, orderId: string, sendingId: string): Promise<SentLineRow[]> {
  const { rows } = await sql<SentLineRow>`
    select l.id, l.variant_id, l.warehouse_id, l.sku, l.name, l.quantity, l.price_minor, l.received, l.closed, c.quantity as confirmed,
      c.expected_on as confirmed_on,
      (select coalesce(sum(a.quantity), 0)::bigint from procurement.advice_lines a where a.line_id = l.id) as advised
    from procurement.lines l left join procurement.confirmed_lines c on c.line_id = l.id and c.sending_id = ${sendingId}
    where l.order_id = ${orderId} order by l.position`.execute(db)
  return rows
}

export async function loadConfirmedLines(db: Db, sendingId: string): Promise<Omit<ConfirmedLine, 'sendingId'>[]> {
  const { rows } = await sql<Omit<ConfirmedLine, 'sendingId'>>`
    select line_id, quantity, expected_on from procurement.confirmed_lines where sending_id = ${sendingId}`.execute(db)
  return rows
}
