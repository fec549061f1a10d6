import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { PersonView } from '../contract.ts'
import { type ListedPerson, type ListFilter, listPeopleRows } from './lists.sql.ts'
import { toPersonView } from './relation-view.ts'

export type ListQuery = { q?: string | undefined; cursor?: string | undefined; limit: number }

/** One page of people with what is between them and the member: three statements, however long it is. */
export async function listPeopleWith<Extra>(
  ctx: MemberContext,
  { kind, ownerId }: Pick<ListFilter, 'kind' | 'ownerId'>,
  { q, cursor, limit }: ListQuery,
  extra: (row: ListedPerson) => Extra,
) {
  const { services, userId } = ctx
  const now = services.now()
  const { items, nextCursor, total } = await listPeopleRows(services.db, { kind, ownerId, viewerId: userId, q, now }, { cursor, limit })
  const users = await loadVisibleUsers(
    services.db,
    items.map((row) => row.userId),
  )
  return {
    items: items.flatMap((row): (PersonView & Extra)[] => {
      const user = users.get(row.userId)
      return user ? [{ ...toPersonView(user, row), ...extra(row) }] : []
    }),
    nextCursor,
    total,
  }
}
