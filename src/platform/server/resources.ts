/**
 * Resources are records, as (type, id), that other domains can show or act on without depending on their domain. Each domain
 * registers its own in `server/resources.ts`; `app` joins them. All cards have one shape, so any list or timeline can render them.
 */
import type { Language } from '#platform/shared/language.ts'
import type { Db } from './db.ts'
import type {
  Act,
  Audience,
  BusinessRecords,
  Card,
  Moderation,
  PersonalData,
  ResourceRef,
  ResourceRegistry,
  SitemapEntry,
  Viewer,
} from './services.ts'

const ANYONE: Viewer = { kind: 'guest', id: null }

/** All resources, for those whose rights are the rights of another one: a comment is seen by who sees what it is about. */
type Others = ResourceRegistry

export type Resource = {
  type: string
  /** Loads many cards in the order of the ids; null for both missing and invisible records. Without it nobody sees a card. */
  cards?(db: Db, viewer: Viewer, language: Language, ids: readonly string[], others: Others): Promise<(Card | null)[]>
  /**
   * Returns those of the ids with which the viewer may do this, in one batch. Who sees a card may `view`, so both must use the same
   * rule. Without it nobody may do anything with these records.
   */
  can?(db: Db, viewer: Viewer, act: Act, ids: readonly string[], others: Others): Promise<ReadonlySet<string>>
  /** Declared if and only if `can` is. Null for a missing record. */
  audience?(db: Db, id: string, others: Others): Promise<Audience | null>
  /** The page where administrators decide about a reported record. */
  adminPath?(id: string): string
  /** How moderators judge these records, and take them away. */
  moderation?: Omit<Moderation, 'groupOf'> & {
    groupOf?(db: Db, ids: readonly string[], others: Others): Promise<ReadonlyMap<string, string>>
  }
  /** Of business records: a workspace's own, which its members note, tag and assign. */
  business?: BusinessRecords
  personalData?: PersonalData
  /** Counts the people who use one of these records of another domain, such as carts that contain a product. */
  holders?(db: Db, type: string, ids: readonly string[]): Promise<number>
  /** Returns public URLs with the time of their last change, in batches that start after an id; the registry leaves out what guests don't see. */
  sitemap?(db: Db, afterId: string, limit: number): Promise<Omit<SitemapEntry, 'images'>[]>
  /** The addresses of the pictures on the public pages of these ids. */
  sitemapImages?(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
}

/**
 * A domain hides resources of another domain from some viewers. `hidden` returns those of the ids that have no card for the viewer, or with
 * which the viewer may not do the act, in one batch.
 */
export type Restriction = {
  type: string
  hidden(db: Db, viewer: Viewer, use: Act | 'card', ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** Throws when only one of `can` and `audience` is there, or when cards are shown that nobody may view. */
export function defineResource(resource: Resource): Resource {
  const { type, cards, can, audience } = resource
  if ((can === undefined) !== (audience === undefined)) throw new Error(`${type} needs both can and audience, or none of them`)
  if (cards && !can) throw new Error(`${type} shows cards, so it needs can`)
  return resource
}

/** Throws when two resources have the same type, and when a restriction names none. */
export function joinResources(resources: readonly Resource[], restrictions: readonly Restriction[] = []): ResourceRegistry {
  const byType = new Map(resources.map((resource) => [resource.type, resource]))
  if (byType.size !== resources.length) throw new Error('two resources have the same type')
  for (const { type } of restrictions) if (!byType.has(type)) throw new Error(`a restriction names ${type}, which is no resource`)

  /** The ids that no restriction hides. */
  async function shown(db: Db, viewer: Viewer, use: Act | 'card', type: string, ids: readonly string[]): Promise<string[]> {
    const applying = restrictions.filter((restriction) => restriction.type === type)
    const hidden = await Promise.all(applying.map((restriction) => restriction.hidden(db, viewer, use, ids)))
    return ids.filter((id) => !hidden.some((some) => some.has(id)))
  }

  const registry: ResourceRegistry = {
    types: [...byType.keys()],
    moderation(type) {
      const declared = byType.get(type)?.moderation
      if (!declared) return null
      const { groupOf, ...moderation } = declared
      return groupOf ? { ...moderation, groupOf: (db, ids) => groupOf(db, ids, registry) } : moderation
    },
    business: (type) => byType.get(type)?.business ?? null,
    personalData: resources.flatMap(({ type, personalData }) => (personalData ? [{ type, personalData }] : [])),
    async holders(db, type, ids) {
      const counts = await Promise.all(resources.map((resource) => resource.holders?.(db, type, ids) ?? 0))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async cards(db, viewer, language, refs) {
      const cards = await inBatches(refs, async (type, ids) => {
        const found = (await byType.get(type)?.cards?.(db, viewer, language, await shown(db, viewer, 'card', type, ids), registry)) ?? []
        return found.flatMap((card) => (card ? [[card.id, card]] : []))
      })
      return cards.map((card) => card ?? null)
    },
    async can(db, viewer, act, refs) {
      const allowed = await inBatches(refs, async (type, ids) => {
        const found = (await byType.get(type)?.can?.(db, viewer, act, await shown(db, viewer, act, type, ids), registry)) ?? []
        return [...found].map((id) => [id, true])
      })
      return allowed.map((isAllowed) => isAllowed ?? false)
    },
    sitemapTypes: resources.flatMap(({ type, sitemap }) => (sitemap ? [type] : [])),
    async sitemapIds(db, type, afterId, limit) {
      const entries = (await byType.get(type)?.sitemap?.(db, afterId, limit)) ?? []
      return entries.map(({ id }) => id)
    },
    async sitemapEntries(db, type, afterId, limit) {
      const resource = byType.get(type)
      const entries = (await resource?.sitemap?.(db, afterId, limit)) ?? []
      const ids = await shown(
        db,
        ANYONE,
        'view',
        type,
        entries.map(({ id }) => id),
      )
      const visible = (await resource?.can?.(db, ANYONE, 'view', ids, registry)) ?? new Set()
      const images = await resource?.sitemapImages?.(db, [...visible])
      return {
        entries: entries.filter(({ id }) => visible.has(id)).map((entry) => ({ ...entry, images: images?.get(entry.id) ?? [] })),
        lastId: entries.length < limit ? null : (entries.at(-1)?.id ?? null),
      }
    },
    adminPath: ({ type, id }) => byType.get(type)?.adminPath?.(id) ?? null,
    audience: async (db, { type, id }) => (await byType.get(type)?.audience?.(db, id, registry)) ?? null,
  }
  return registry
}

/** Loads values by id, one batch per type, and returns them in the order of `refs`. */
async function inBatches<V>(
  refs: readonly ResourceRef[],
  load: (type: string, ids: string[]) => Promise<[id: string, value: V][]>,
): Promise<(V | undefined)[]> {
  const found = new Map<string, V>()
  const batches = Map.groupBy(refs, ({ type }) => type)
  await Promise.all(
    [...batches].map(async ([type, batch]) => {
      const ids = batch.map(({ id }) => id)
      for (const [id, value] of await load(type, ids)) found.set(`${type} ${id}`, value)
    }),
  )
  return refs.map(({ type, id }) => found.get(`${type} ${id}`))
}
