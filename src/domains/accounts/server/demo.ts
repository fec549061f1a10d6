/** The demo data: the names of people, what they say about themselves on their profiles, their faces, and when they were last here. */
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { DISPLAY_NAMES } from './demo/display-names.ts'
import { DEMO_PEOPLE } from './demo/people.ts'
import { saveDemoNames, saveDemoProfiles } from './demo-profiles.sql.ts'

export { storeFaces } from './demo/faces.ts'
export { DEMO_PEOPLE, DISPLAY_NAMES }

const HOUR_MS = 3600_000

/** `people`: ids by username. Before other domains copy the names. */
export async function seedNames(tx: Tx, people: ReadonlyMap<string, string>): Promise<void> {
  const names = Array.from(people, ([username, userId]) => ({ userId, displayName: DISPLAY_NAMES[username] ?? '' }))
  await saveDemoNames(tx.db, names)
  await tx.services.search.add(tx, 'user', [...people.values()])
}

/** `people`: ids by username, `faces`: pictures by username. */
export async function seedProfiles(tx: Tx, people: ReadonlyMap<string, string>, faces: ReadonlyMap<string, Picture>): Promise<void> {
  const profiles = DEMO_PEOPLE.flatMap(({ username, bio, seenHoursAgo }) => {
    const userId = people.get(username)
    const seenAt = seenHoursAgo === null ? null : new Date(tx.now.getTime() - seenHoursAgo * HOUR_MS)
    return userId ? [{ userId, bio, seenAt, avatar: faces.get(username) ?? null }] : []
  })
  await saveDemoProfiles(tx.db, profiles)
}
