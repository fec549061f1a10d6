/** The demo data: groups of a town, in three languages. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { DEMO_GROUPS, type DemoGroup } from './demo-groups.ts'
import { seedEvents } from './events/seed-events.ts'
import { type StoredDemoFile, seedFiles } from './files/demo-files.ts'
import { insertGroup, updateGroupRow } from './groups.sql.ts'
import { insertMembers, updateRole } from './members.sql.ts'
import { insertPeople } from './people.sql.ts'
import { insertProduct } from './products/products.sql.ts'
import { insertInvitations, insertRequest } from './requests.sql.ts'

export { storeDemoFiles } from './files/demo-files.ts'

const HOUR_MS = 3600_000

/** `people` by username, `products` by slug, `files` of `storeDemoFiles`. Returns the groups by name. */
export async function seedGroups(
  tx: Tx,
  people: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, { productId: string }>,
  files: readonly StoredDemoFile[],
): Promise<Map<string, string>> {
  await insertPeople(tx.db, [...(await loadUsers(tx.db, [...people.values()])).values()])
  const idOf = (username: string) => known(people, username)
  const groups = new Map<string, string>()
  for (const group of DEMO_GROUPS) {
    const id = await seedGroup(tx, idOf, group)
    groups.set(group.name, id)
    for (const slug of group.shelf ?? []) await insertProduct(tx.db, id, known(products, slug).productId, tx.now)
  }
  await seedEvents(tx, groups, idOf)
  await seedFiles(tx, files, (name) => known(groups, name), idOf)
  await tx.services.search.add(tx, 'group', [...groups.values()])
  return groups
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name)
  if (value === undefined) throw new Error(`the demo data has no ${name}`)
  return value
}

async function seedGroup(tx: Tx, idOf: (username: string) => string, demo: DemoGroup): Promise<string> {
  const { name, description, isPublic, rules = [], needsApproval = false, moderators = [], asking = [], invited = [] } = demo
  const at = (hoursLater: number) => new Date(tx.now.getTime() - demo.daysAgo * 24 * HOUR_MS + hoursLater * HOUR_MS)
  const id = newId('grp')
  await insertGroup(tx.db, { id, name, description, isPublic }, at(0))
  await updateGroupRow(tx.db, id, { name, description, isPublic, needsApproval, rules: [...rules] }, 1)
  const hoursApart = Math.max(29, ((demo.daysAgo - 20) * 24) / demo.people.length)
  for (const [index, username] of demo.people.entries()) await insertMembers(tx.db, id, [idOf(username)], at(index * hoursApart))
  const owner = idOf(demo.people[0])
  await updateRole(tx.db, id, owner, 'owner', at(0))
  for (const username of moderators) await updateRole(tx.db, id, idOf(username), 'moderator', at(200))
  for (const { username, note } of asking)
    await insertRequest(tx.db, { groupId: id, userId: idOf(username), note }, at(demo.daysAgo * 24 - 20))
  await insertInvitations(tx.db, id, invited.map(idOf), owner, at(demo.daysAgo * 24 - 7))
  return id
}
