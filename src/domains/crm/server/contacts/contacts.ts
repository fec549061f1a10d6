import type { UserView } from '#domains/accounts/contract.ts'
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { RecordFilter } from '#domains/records/contract.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { transact } from '#platform/server/transact.ts'
import type { ContactSort } from '../../contract/contacts/contact-limits.ts'
import type { ContactFilter, ContactView } from '../../contract.ts'
import { requireRecords } from '../deals/choices.ts'
import { ensurePipelines } from '../ensure-pipelines.ts'
import { requireSegment } from '../segments/require-segment.ts'
import { type ContactRow, findContact, findContactId, listContactRows, loadSegmentNames } from './contacts.sql.ts'
import { loadContactStages } from './stages.sql.ts'

/** Segments that the form suggests. */
const MAX_SEGMENTS = 50

export async function listContacts(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { sort, cursor, limit, segmentId, tagId, assigneeId, ...filter }: ContactFilter & RecordFilter & Paging & { sort: ContactSort },
): Promise<Page<ContactView> & { total: Total }> {
  await requireRecords(db, workspaceId, { companyId: filter.companyId })
  const saved = segmentId === undefined ? {} : (await requireSegment(db, workspaceId, segmentId)).conditions
  const { items, ...page } = await listContactRows(db, { ...filter, workspaceId }, { ...saved, tagId, assigneeId }, { sort, cursor, limit })
  return { items: await toContactViews(db, items), ...page }
}

/** A workspace without pipelines gets them. */
export async function getContactChoices(ctx: WorkspaceContext) {
  const { services, membership } = ctx
  const { workspaceId } = membership
  const stages = await loadContactStages(services.db, workspaceId)
  const people = await loadUsers(services.db, await loadPossibleOwners(services.db, workspaceId))
  return {
    stages: stages.length > 0 ? stages : await makeStages(ctx),
    people: [...people.values()].sort((one, other) => one.name.localeCompare(other.name)),
    segments: await loadSegmentNames(services.db, workspaceId, MAX_SEGMENTS),
  }
}

const makeStages = (ctx: WorkspaceContext) =>
  transact(ctx, async (tx) => {
    await ensurePipelines(tx.db, ctx.membership.workspaceId, tx.now)
    return loadContactStages(tx.db, ctx.membership.workspaceId)
  })

export async function getContact(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  contactId: string,
): Promise<ContactView> {
  const id = await requireContactId(db, workspaceId, contactId)
  return loadContactView(db, workspaceId, id)
}

/** The id of the contact, or of the one it was merged into. Fails with NOT_FOUND. */
export async function requireContactId(db: Db, workspaceId: string, id: string): Promise<string> {
  const found = await findContactId(db, { workspaceId, id })
  if (found === undefined) throw notFound()
  return found
}

/** Fails with NOT_FOUND. */
export async function loadContactView(db: Db, workspaceId: string, id: string): Promise<ContactView> {
  const row = await findContact(db, { workspaceId, id })
  if (!row) throw notFound()
  const [view] = await toContactViews(db, [row])
  if (!view) throw notFound()
  return view
}

/** Fails with OWNER_UNKNOWN when nobody of the workspace with the permission has the id. */
export async function requireOwner(db: Db, workspaceId: string, ownerId: string | null): Promise<void> {
  if (ownerId !== null && !(await loadPossibleOwners(db, workspaceId)).includes(ownerId)) throw new Failure('OWNER_UNKNOWN')
}

export async function loadPossibleOwners(db: Db, workspaceId: string): Promise<string[]> {
  return (await loadPermittedUserIds(db, [workspaceId], 'crm')).get(workspaceId) ?? []
}

export async function toContactViews(db: Db, rows: readonly ContactRow[]): Promise<ContactView[]> {
  const people = await loadUsers(
    db,
    rows.flatMap(({ ownerId, linkedUserId }) => [ownerId ?? [], linkedUserId ?? []].flat()),
  )
  return rows.map((row) => toContactView(row, people))
}

function toContactView(row: ContactRow, people: ReadonlyMap<string, UserView>): ContactView {
  const { id, name, email, phone, segment, notes, version } = row
  return {
    id,
    name,
    email,
    phone,
    company: row.companyId === null ? null : { id: row.companyId, name: row.company ?? '' },
    segment,
    stage: row.stageId === null ? null : { id: row.stageId, name: row.stage ?? '' },
    owner: people.get(row.ownerId ?? '') ?? null,
    linkedUser: people.get(row.linkedUserId ?? '') ?? null,
    leadScore: row.score,
    notes,
    createdAt: row.createdAt.toISOString(),
    version,
  }
}
