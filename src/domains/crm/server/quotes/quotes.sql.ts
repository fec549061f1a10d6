/** Statements about quotes. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { bothDirections, containing, listPage, type Paging } from '#platform/server/list-page.ts'
import type { Language } from '#platform/shared/language.ts'
import type { QuoteSort, QuoteStatus } from '../../contract/quotes/quote-limits.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type QuoteFields = {
  contactId: string | null
  companyId: string | null
  dealId: string | null
  validUntil: string
  language: Language
  message: string
  totalMinor: number
}

/** As it is stored: being ordered or expired follows from the other columns. */
export type StoredStatus = 'draft' | 'sent' | 'accepted' | 'declined'

export type QuoteRow = QuoteFields & {
  workspaceId: string
  id: string
  number: number
  status: StoredStatus
  contactName: string | null
  contactEmail: string | null
  companyName: string | null
  dealTitle: string | null
  authorId: string | null
  email: string
  sendings: number
  sentAt: Date | null
  mailedAt: Date | null
  decidedAt: Date | null
  declineReason: string
  orderId: string | null
  orderedAt: Date | null
  createdAt: Date
  version: number
}

const ROW = sql`q.workspace_id, q.id, q.number, q.status, q.contact_id, c.name as contact_name, c.email as contact_email, q.company_id,
  o.name as company_name, q.deal_id, d.title as deal_title, q.valid_until, q.language, q.message, q.total_minor, q.author_id, q.email,
  q.sendings, q.sent_at, q.mailed_at, q.decided_at, q.decline_reason, q.order_id, q.ordered_at, q.created_at, q.version`
const JOINED = sql`crm.quotes q
  left join crm.contacts c on c.workspace_id = q.workspace_id and c.id = q.contact_id
  left join crm.companies o on o.workspace_id = q.workspace_id and o.id = q.company_id
  left join crm.deals d on d.workspace_id = q.workspace_id and d.id = q.deal_id`

type NewQuote = QuoteFields & { workspaceId: string; id: string; number: number; authorId: string; createdAt: Date }

export async function insertQuote(db: Db, row: NewQuote): Promise<void> {
  await crm(db).insertInto('crm.quotes').values(row).execute()
}

export async function findQuote(db: Db, workspaceId: string, id: string): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select ${ROW} from ${JOINED} where q.workspace_id = ${workspaceId} and q.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the quote until the transaction ends. */
export async function lockQuote(db: Db, id: string): Promise<void> {
  await sql`select from crm.quotes where id = ${id} for update`.execute(db)
}

/** A changed quote is a draft again, and its link opens nothing. Returns false if there is no such quote at this version. */
export async function saveQuote(
  db: Db,
  { workspaceId, id, version }: { workspaceId: string; id: string; version: number },
  fields: QuoteFields,
): Promise<boolean> {
  const reset = { status: 'draft', tokenHash: null, sentAt: null, mailedAt: null, decidedAt: null, declineReason: '' }
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.quotes')
    .set((eb) => ({ ...fields, ...reset, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type Sending = { email: string; sendings: number; tokenHash: Buffer; sentAt: Date }

export async function saveSending(db: Db, id: string, sending: Sending): Promise<void> {
  await crm(db)
    .updateTable('crm.quotes')
    .set((eb) => ({ ...sending, status: 'sent', mailedAt: null, decidedAt: null, declineReason: '', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setQuoteMailedAt(db: Db, id: string, mailedAt: Date): Promise<void> {
  await crm(db).updateTable('crm.quotes').set({ mailedAt }).where('id', '=', id).execute()
}

type Decision = { status: 'accepted' | 'declined'; decidedAt: Date; declineReason: string }

export async function saveDecision(db: Db, id: string, decision: Decision): Promise<void> {
  await crm(db)
    .updateTable('crm.quotes')
    .set((eb) => ({ ...decision, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Returns false if an order has it already. */
export async function setQuoteOrder(db: Db, id: string, { orderId, orderedAt }: { orderId: string; orderedAt: Date }): Promise<boolean> {
  const { numUpdatedRows } = await crm(db)
    .updateTable('crm.quotes')
    .set((eb) => ({ orderId, orderedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .where('orderId', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteQuote(db: Db, workspaceId: string, id: string): Promise<void> {
  await crm(db).deleteFrom('crm.quotes').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

/** One with the private link whose token has this hash. */
export async function findQuoteByHash(db: Db, tokenHash: Buffer): Promise<QuoteRow | undefined> {
  const { rows } = await sql<QuoteRow>`select ${ROW} from ${JOINED} where q.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

/** Of any workspace. */
export async function loadQuotes(db: Db, ids: readonly string[]): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`select ${ROW} from ${JOINED} where q.id = any(${ids})`.execute(db)
  return rows
}

export async function loadQuoteIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from crm.quotes where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

const id = sql`q.id`

const SORTS = {
  ...bothDirections('created', {
    id,
    by: sql`q.created_at`,
    cast: 'timestamptz',
    keyOf: (row: QuoteRow) => [row.createdAt.toISOString(), row.id],
  }),
  ...bothDirections('valid', { id, by: sql`q.valid_until`, cast: 'date', keyOf: (row: QuoteRow) => [row.validUntil, row.id] }),
  ...bothDirections('total', { id, by: sql`q.total_minor`, cast: 'bigint', keyOf: (row: QuoteRow) => [row.totalMinor, row.id] }),
}

export type QuoteFilter = {
  workspaceId: string
  today: string
  q?: string | undefined
  status?: QuoteStatus | undefined
  contactId?: string | undefined
  dealId?: string | undefined
}

function ofStatus({ status, today }: QuoteFilter) {
  switch (status) {
    case 'sent':
      return sql`q.status = 'sent' and q.valid_until >= ${today}`
    case 'expired':
      return sql`q.status = 'sent' and q.valid_until < ${today}`
    case 'accepted':
      return sql`q.status = 'accepted' and q.order_id is null`
    case 'ordered':
      return sql`q.order_id is not null`
    default:
      return status ? sql`q.status = ${status}` : null
  }
}

export async function listQuoteRows(db: Db, filter: QuoteFilter, { sort, ...paging }: Paging & { sort: QuoteSort }) {
  const { workspaceId, q, contactId, dealId } = filter
  const pattern = q && containing(q)
  return listPage<QuoteRow>(db, {
    ...paging,
    sort: SORTS[sort],
    where: [
      sql`q.workspace_id = ${workspaceId}`,
      ofStatus(filter),
      contactId ? sql`q.contact_id = ${contactId}` : null,
      dealId ? sql`q.deal_id = ${dealId}` : null,
      pattern
        ? sql`('Q-' || lpad(q.number::text, 6, '0') ilike ${pattern} or c.name ilike ${pattern} or o.name ilike ${pattern} or d.title ilike ${pattern})`
        : null,
    ],
    countFrom: JOINED,
    select: (page) => sql`select ${ROW} from ${JOINED} ${page}`,
  })
}
