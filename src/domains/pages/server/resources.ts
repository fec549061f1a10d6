import type { Db } from '#platform/server/db.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { PageSlug } from '../contract.ts'
import { loadPublishedAfter, loadPublishedNumbers } from './pages.sql.ts'
import { writtenLanguages } from './texts.rules.ts'
import { anonymizePublications, exportPublications } from './versions.sql.ts'

/** Everybody may read what is published; nobody does anything else with it. */
const page = defineResource({
  type: 'page',
  async can(db, _viewer, act, ids) {
    return new Set(act === 'view' ? (await publishedSlugs(db)).filter((slug) => ids.includes(slug)) : [])
  },
  audience: async (db, id) => ((await publishedSlugs(db)).some((slug) => slug === id) ? { kind: 'everyone' } : null),
  personalData: {
    obligations: async () => [],
    export: exportPublications,
    erase: (tx, userId) => anonymizePublications(tx.db, userId),
  },
  async sitemap(db, afterId, limit) {
    return (await loadPublishedAfter(db, afterId, limit)).map(({ slug, texts, publishedAt }) => ({
      id: slug,
      href: `/pages/${slug}`,
      changedAt: publishedAt,
      languages: writtenLanguages(texts),
    }))
  },
})

async function publishedSlugs(db: Db): Promise<PageSlug[]> {
  return (await loadPublishedNumbers(db)).map(({ slug }) => slug)
}

export const resources: readonly Resource[] = [page]
