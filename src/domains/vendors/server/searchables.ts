import { loadOwners } from '#domains/workspaces/server/index.ts'
import type { Searchable } from '#platform/server/services.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { loadSlugs, loadVendorsBySlug } from './vendors.sql.ts'

/**
 * Approved vendors by name, tagline and description, for everybody. They are identified by slug, like their resource.
 * Hidden with their owner, whose transfer writes the document again (listeners.ts).
 */
const vendor: Searchable = {
  type: 'vendor',
  async documents(db, slugs) {
    const vendors = await loadVendorsBySlug(db, slugs)
    const owners = await loadOwners(
      db,
      vendors.map(({ workspaceId }) => workspaceId),
    )
    return vendors.map(({ workspaceId, slug, name, tagline, description, createdAt }) => ({
      id: slug,
      title: name,
      texts: Object.fromEntries(LANGUAGES.map((language) => [language, `${tagline[language] ?? ''} ${description[language] ?? ''}`])),
      audience: { kind: 'everyone' },
      personId: owners.get(workspaceId) ?? null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadSlugs,
}

export const searchables: readonly Searchable[] = [vendor]
