/** Public interface of pages for the servers of other domains. */
import type { Db } from '#platform/server/db.ts'
import { findPublished } from './pages.sql.ts'

/** The version of the published terms of service; null while none are published. */
export async function findTermsVersion(db: Db): Promise<number | null> {
  return (await findPublished(db, 'terms'))?.number ?? null
}
