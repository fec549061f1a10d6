import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadColleagueIds } from '#domains/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { SuggestionReason } from '../contract.ts'
import { toPersonViews } from './relation-view.ts'
import { loadSuggestionRows } from './suggestions.sql.ts'

/** People whom the member may know, with the reason: colleagues, people followed by those whom the member follows, and the most followed. */
export async function listSuggestions(ctx: MemberContext, { limit }: { limit: number }) {
  const { services, userId } = ctx
  const { db } = services
  const now = services.now()
  const colleagueIds = await loadColleagueIds(db, userId)
  const rows = await loadSuggestionRows(db, userId, { colleagueIds, limit, now })
  const users = await loadVisibleUsers(db, [...rows.map((row) => row.userId), ...rows.flatMap(({ mutualIds }) => mutualIds)])
  const people = await toPersonViews(db, userId, users, now)
  return {
    items: rows.flatMap(({ userId: id, colleague, mutualIds, mutualCount }) => {
      const person = people.get(id)
      if (!person) return []
      const reason: SuggestionReason = colleague ? 'colleague' : mutualCount > 0 ? 'mutual' : 'popular'
      return { ...person, reason, mutuals: mutualIds.flatMap((mutual) => users.get(mutual)?.username ?? []), mutualCount }
    }),
  }
}
