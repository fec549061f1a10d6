import { loadUsers, loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { findReferred, type Named } from './choices.sql.ts'

type Find = (db: Db, workspaceId: string, q: string) => Promise<Named[]>

export const offered =
  (find: Find) =>
  async ({ services, membership }: WorkspaceContext, q: string): Promise<{ items: Named[] }> => ({
    items: await find(services.db, membership.workspaceId, q),
  })

export async function listOwners({ services: { db }, membership: { workspaceId } }: WorkspaceContext) {
  const people = await loadVisibleUsers(db, await colleaguesOf(db, workspaceId))
  return { people: [...people.values()].sort((a, b) => a.name.localeCompare(b.name)) }
}

const colleaguesOf = async (db: Db, workspaceId: string) => (await loadPermittedUserIds(db, [workspaceId], 'crm')).get(workspaceId) ?? []

type Records = {
  contactId?: string | null | undefined
  companyId?: string | null | undefined
  dealId?: string | null | undefined
  pipelineId?: string | null | undefined
}

/** Fails with NOT_FOUND for a record of somebody else. One statement, and none without records. */
export async function requireRecords(
  db: Db,
  workspaceId: string,
  { contactId = null, companyId = null, dealId = null, pipelineId = null }: Records,
): Promise<void> {
  if (!contactId && !companyId && !dealId && !pipelineId) return
  const found = await findReferred(db, workspaceId, { contactId, companyId, dealId, pipelineId })
  const isMissing = (contactId && found.contact === null) || (companyId && found.company === null)
  if (isMissing || (dealId && found.deal === null) || (pipelineId && found.pipeline === null)) throw notFound()
}

type References = Records & { ownerId: string | null }

/** Fails with NOT_FOUND for a record of somebody else, and with OWNER_UNKNOWN. `keptOwner`: who owned it before may stay. */
export async function requireReferences(
  db: Db,
  workspaceId: string,
  { ownerId, ...records }: References,
  keptOwner: string | null = null,
): Promise<void> {
  await requireRecords(db, workspaceId, records)
  if (ownerId !== null && ownerId !== keptOwner && !(await colleaguesOf(db, workspaceId)).includes(ownerId))
    throw new Failure('OWNER_UNKNOWN')
}

/** The owners of rows, by id. */
export const loadOwnersOf = (db: Db, rows: readonly { ownerId: string | null }[]) =>
  loadUsers(
    db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
