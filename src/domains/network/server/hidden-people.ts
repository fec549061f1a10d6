/** Who is hidden from whom, for other domains. */
import type { Db } from '#platform/server/db.ts'
import type { Viewer } from '#platform/server/services.ts'
import { loadHiddenIds } from './restrictions.sql.ts'

/** Everybody whom the viewer must not see, and who must not see the viewer: both ways of a block. Guests block nobody. */
export async function loadHiddenPeople(db: Db, viewer: Viewer): Promise<string[]> {
  return viewer.kind === 'member' ? loadHiddenIds(db, viewer.id) : []
}
