import { loadOwners } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Searchable } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { findShownCollections } from './collection-resource.ts'
import { loadCollectionSlugs, loadSlugsOfWorkspaces } from './published-collections.sql.ts'

/** Published collections by their names and descriptions, for everybody; hidden with the owner of their shop. */
const collection: Searchable = {
  type: 'collection',
  async documents(db, slugs) {
    const collections = await findShownCollections(db, slugs)
    const owners = await loadOwners(
      db,
      collections.flatMap(({ workspaceId }) => workspaceId ?? []),
    )
    return collections.map(({ slug, name, description, workspaceId, createdAt }) => ({
      id: slug,
      title: name.en ?? '',
      texts: Object.fromEntries(LANGUAGES.map((language) => [language, `${name[language] ?? ''} ${description[language] ?? ''}`])),
      audience: { kind: 'everyone' },
      personId: workspaceId === null ? null : (owners.get(workspaceId) ?? null),
      rank: createdAt.getTime(),
    }))
  },
  ids: async (db: Db, afterSlug: string, limit: number) => (await loadCollectionSlugs(db, afterSlug, limit)).map(({ slug }) => slug),
}

export const searchables: readonly Searchable[] = [collection]

/** For workspaces that may sell or no longer, and whose owners changed. */
export async function refreshSearchedCollections(tx: Tx, workspaceIds: readonly string[]): Promise<void> {
  await tx.services.search.refresh(tx, 'collection', await loadSlugsOfWorkspaces(tx.db, workspaceIds))
}
