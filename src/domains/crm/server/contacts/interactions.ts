import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { InteractionView } from '../../contract.ts'
import { requireContactId } from './contacts.ts'
import { findInteraction, listInteractionRows, type ShownInteraction } from './interactions.sql.ts'

const DAY_MS = 24 * 3600_000

export async function listInteractions(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { contactId, ...paging }: Paging & { contactId: string },
): Promise<Page<InteractionView>> {
  const id = await requireContactId(db, workspaceId, contactId)
  const { items, nextCursor } = await listInteractionRows(db, { workspaceId, id }, paging)
  return { items: await toInteractionViews(db, items), nextCursor }
}

/** Fails with NOT_FOUND. */
export async function loadInteractionView(db: Db, workspaceId: string, id: string): Promise<InteractionView> {
  const row = await findInteraction(db, { workspaceId, id })
  const [view] = row ? await toInteractionViews(db, [row]) : []
  if (!view) throw notFound()
  return view
}

/** Somewhere on earth it is tomorrow already. Fails with DATE_IN_FUTURE. */
export function requirePast(day: string, now: Date): void {
  if (day > new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)) throw new Failure('DATE_IN_FUTURE')
}

async function toInteractionViews(db: Db, rows: readonly ShownInteraction[]): Promise<InteractionView[]> {
  const people = await loadUsers(
    db,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map(({ id, type, happenedOn, notes, authorId, createdAt, version, ...mail }) => ({
    id,
    type,
    date: happenedOn,
    notes,
    mail: toMail(mail),
    author: people.get(authorId) ?? null,
    createdAt: createdAt.toISOString(),
    version,
  }))
}

function toMail({ email, subject, sentAt, failedAt }: Pick<ShownInteraction, 'email' | 'subject' | 'sentAt' | 'failedAt'>) {
  if (email === null || subject === null) return null
  return { email, subject, state: sentAt ? ('sent' as const) : failedAt ? ('failed' as const) : ('waiting' as const) }
}
