/** Who is hidden from whom, for other domains. */
import type { Db } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/services.ts'
import { loadHiddenIds, loadUnseenIds } from './restrictions.sql.ts'

/** Everybody whom the viewer must not see, and who must not see the viewer: both ways of a block. Guests block nobody. */
export async function loadHiddenPeople(db: Db, viewer: Viewer): Promise<string[]> {
  return viewer.kind === 'member' ? loadHiddenIds(db, viewer.id) : []
}

/** The same with the people whom the viewer muted, for what many people write. */
export async function loadUnseenPeople(db: Db, viewer: Viewer, now: Date): Promise<string[]> {
  return viewer.kind === 'member' ? loadUnseenIds(db, viewer.id, now) : []
}
