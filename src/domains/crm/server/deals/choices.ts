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
  return { people: [...people.values()].sort((a, b) => a.username.localeCompare(b.username)) }
}

const colleaguesOf = async (db: Db, workspaceId: string) => (await loadPermittedUserIds(db, [workspaceId], 'crm')).get(workspaceId) ?? []

type References = { contactId: string | null; companyId?: string | null; dealId?: string | null; ownerId: string | null }

/** Fails with NOT_FOUND for a record of somebody else, and with OWNER_UNKNOWN. `keptOwner`: who owned it before may stay. */
export async function requireReferences(
  db: Db,
  workspaceId: string,
  references: References,
  keptOwner: string | null = null,
): Promise<void> {
  const { contactId, companyId = null, dealId = null, ownerId } = references
  const found = await findReferred(db, workspaceId, { contactId, companyId, dealId })
  if ((contactId && found.contact === null) || (companyId && found.company === null) || (dealId && found.deal === null)) throw notFound()
  if (ownerId !== null && ownerId !== keptOwner && !(await colleaguesOf(db, workspaceId)).includes(ownerId))
    throw new Failure('OWNER_UNKNOWN')
}

/** The owners of rows, by id. */
export const loadOwnersOf = (db: Db, rows: readonly { ownerId: string | null }[]) =>
  loadUsers(
    db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  )
