/** The demo data: what people say about themselves on their profiles, their faces, and when they were last here. */
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { DEMO_PEOPLE } from './demo/people.ts'
import { saveDemoProfiles } from './demo-profiles.sql.ts'

export { storeFaces } from './demo/faces.ts'
export { DEMO_PEOPLE }

const HOUR_MS = 3600_000

/** `people`: ids by username, `faces`: pictures by username. */
export async function seedProfiles(tx: Tx, people: ReadonlyMap<string, string>, faces: ReadonlyMap<string, Picture>): Promise<void> {
  const profiles = DEMO_PEOPLE.flatMap(({ username, bio, seenHoursAgo }) => {
    const userId = people.get(username)
    const seenAt = seenHoursAgo === null ? null : new Date(tx.now.getTime() - seenHoursAgo * HOUR_MS)
    return userId ? [{ userId, bio, seenAt, avatar: faces.get(username) ?? null }] : []
  })
  await saveDemoProfiles(tx.db, profiles)
}
