import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadColleagueIds, loadOwners } from '#domains/workspaces/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { SuggestionReason } from '../contract.ts'
import { loadVendorsBoughtFrom } from './purchases.sql.ts'
import { toPersonView } from './relation-view.ts'
import { loadSuggestionRows, type Suggestion } from './suggestions.sql.ts'

/** The owners of this many shops where the member bought are suggested. */
const SHOPS = 20

/**
 * People whom the member may know, with the reason: colleagues, owners of shops where the member bought, people followed by those whom the
 * member follows, and the most followed.
 */
export async function listSuggestions(ctx: MemberContext, { limit }: { limit: number }) {
  const { services, userId } = ctx
  const { db } = services
  const [colleagueIds, owners] = await Promise.all([
    loadColleagueIds(db, userId),
    loadVendorsBoughtFrom(db, userId, SHOPS).then((workspaceIds) => loadOwners(db, workspaceIds)),
  ])
  const sellerIds = [...owners.values()]
  const rows = await loadSuggestionRows(db, userId, { colleagueIds, sellerIds, limit, now: services.now() })
  const users = await loadVisibleUsers(db, [...rows.map((row) => row.userId), ...rows.flatMap(({ mutualIds }) => mutualIds)])
  return {
    items: rows.flatMap((row) => {
      const user = users.get(row.userId)
      if (!user) return []
      const mutuals = row.mutualIds.flatMap((mutual) => users.get(mutual)?.name ?? [])
      return { ...toPersonView(user, row), reason: reasonFor(row), mutuals, mutualCount: row.mutualCount }
    }),
  }
}

function reasonFor({ colleague, seller, mutualCount }: Suggestion): SuggestionReason {
  if (colleague) return 'colleague'
  if (seller) return 'seller'
  return mutualCount > 0 ? 'mutual' : 'popular'
}
