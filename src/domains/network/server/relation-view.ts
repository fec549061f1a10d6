import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { PersonView, RelationView } from '../contract.ts'
import { loadRelations, type RelationRow } from './relations.sql.ts'

export const NO_RELATION: RelationView = {
  following: false,
  followsMe: false,
  requested: false,
  asksMe: false,
  blocked: false,
  muted: null,
}

export function toRelationView({ following, followsMe, requested, asksMe, blocked, muted, mutedUntil }: RelationRow): RelationView {
  return { following, followsMe, requested, asksMe, blocked, muted: muted ? { until: mutedUntil?.toISOString() ?? null } : null }
}

/** What is between a member and another person after a command. */
export async function relationAfter(tx: Tx, userId: string, otherId: string): Promise<{ relation: RelationView }> {
  const row = (await loadRelations(tx.db, userId, [otherId], tx.now)).get(otherId)
  return { relation: row ? toRelationView(row) : NO_RELATION }
}

type Shown = Pick<PersonView, 'id' | 'username' | 'avatarUrl'>

/** People as a member sees them in lists, by id. */
export async function toPersonViews(
  db: Db,
  viewerId: string,
  users: ReadonlyMap<string, Shown>,
  now: Date,
): Promise<Map<string, PersonView>> {
  const relations = await loadRelations(db, viewerId, [...users.keys()], now)
  return new Map(
    [...users.values()].map(({ id, username, avatarUrl }) => {
      const row = relations.get(id)
      return [id, { id, username, avatarUrl, isPrivate: row?.isPrivate ?? false, relation: row ? toRelationView(row) : NO_RELATION }]
    }),
  )
}
