import type { UserView } from '#domains/accounts/contract.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { PersonView, RelationView } from '../contract.ts'
import { loadRelations, type RelationColumns } from './relations.sql.ts'

export const NO_RELATION: RelationView = {
  following: false,
  followsMe: false,
  requested: false,
  asksMe: false,
  blocked: false,
  muted: null,
}

export function toRelationView({ following, followsMe, requested, asksMe, blocked, muted, mutedUntil }: RelationColumns): RelationView {
  return { following, followsMe, requested, asksMe, blocked, muted: muted ? { until: mutedUntil?.toISOString() ?? null } : null }
}

/** What is between a member and another person after a command. */
export async function relationAfter(tx: Tx, userId: string, otherId: string): Promise<{ relation: RelationView }> {
  const row = (await loadRelations(tx.db, userId, [otherId], tx.now)).get(otherId)
  return { relation: row ? toRelationView(row) : NO_RELATION }
}

/** A person as a member sees them in lists. */
export function toPersonView(user: UserView, relation: RelationColumns): PersonView {
  return { ...user, isPrivate: relation.isPrivate, relation: toRelationView(relation) }
}
