import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { SubstituteView } from '../contract.ts'
import { loadSubstitutesOf, type SubstituteRow } from './substitutes.sql.ts'

export async function listSubstitutes({ services, membership, userId }: WorkspaceContext): Promise<SubstituteView[]> {
  const rows = await loadSubstitutesOf(services.db, membership.workspaceId, userId, services.now())
  return substituteViews(services.db, rows)
}

/** People whose account is gone are left out. */
export async function substituteViews(db: Db, rows: readonly SubstituteRow[]): Promise<SubstituteView[]> {
  const users = await loadUsers(
    db,
    rows.flatMap(({ personId, substituteId }) => [personId, substituteId]),
  )
  return rows.flatMap(({ id, personId, substituteId, startsAt, endsAt }) => {
    const [person, substitute] = [users.get(personId), users.get(substituteId)]
    return person && substitute ? [{ id, person, substitute, from: startsAt.toISOString(), until: endsAt.toISOString() }] : []
  })
}
