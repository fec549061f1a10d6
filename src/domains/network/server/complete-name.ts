import { findUsersByBeginning, loadVisibleUsers } from '#domains/accounts/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { MAX_COMPLETIONS } from '../contract.ts'
import { loadFollowedByName } from './followed-names.sql.ts'
import { loadHiddenIds } from './restrictions.sql.ts'

/** People whose name begins like this: those whom the member follows, newest first, then others. Nobody with a block between them. */
export async function completeName({ services: { db }, userId }: MemberContext, { q }: { q: string }) {
  const [followedIds, hiddenIds] = await Promise.all([loadFollowedByName(db, userId, q, MAX_COMPLETIONS), loadHiddenIds(db, userId)])
  const [followed, others] = await Promise.all([
    loadVisibleUsers(db, followedIds),
    q === '' || followedIds.length === MAX_COMPLETIONS
      ? []
      : findUsersByBeginning(db, { beginning: q, withoutIds: [userId, ...followedIds, ...hiddenIds], limit: MAX_COMPLETIONS }),
  ])
  const mine = followedIds.flatMap((id) => followed.get(id) ?? [])
  const people = [...mine.map((user) => ({ ...user, following: true })), ...others.map((user) => ({ ...user, following: false }))]
  return { items: people.slice(0, MAX_COMPLETIONS) }
}
