/**
 * Subjects: what others show or act on without knowing it, as (type, id). Each domain registers its own in
 * `server/subjects.ts`; `app` joins them. A card has one shape for all, so a bell, a search or a timeline draws any of them.
 */
import type { Language } from '#platform/shared/language.ts'
import type { Db } from './db.ts'
import type { Card, Personal, Subjects, Viewer } from './kernel.ts'

export type Subject = {
  type: string
  /** One batch for many ids, in their order; null is gone or not visible, which look the same. */
  cards(db: Db, viewer: Viewer, language: Language, ids: readonly string[]): Promise<(Card | null)[]>
  personal?: Personal
  /** How many people have one of these things of another domain at hand through it. */
  holders?(db: Db, type: string, ids: readonly string[]): Promise<number>
  /** Public addresses with the time of their last change, batch by batch after an id. */
  sitemap?(db: Db, afterId: string, limit: number): Promise<{ id: string; href: string; changedAt: Date }[]>
}

/** Throws when two subjects have one type. */
export function joinSubjects(subjects: readonly Subject[]): Subjects {
  const byType = new Map(subjects.map((subject) => [subject.type, subject]))
  if (byType.size !== subjects.length) throw new Error('two subjects have one type')
  return {
    types: [...byType.keys()],
    personal: subjects.flatMap(({ type, personal }) => (personal ? [{ type, personal }] : [])),
    async holders(db, type, ids) {
      const counts = await Promise.all(subjects.map((subject) => subject.holders?.(db, type, ids) ?? 0))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async cards(db, viewer, language, refs) {
      const found = new Map<string, Card>()
      const batches = Map.groupBy(refs, ({ type }) => type)
      await Promise.all(
        [...batches].map(async ([type, batch]) => {
          const cards =
            (await byType.get(type)?.cards(
              db,
              viewer,
              language,
              batch.map(({ id }) => id),
            )) ?? []
          for (const card of cards) if (card) found.set(`${type} ${card.id}`, card)
        }),
      )
      return refs.map(({ type, id }) => found.get(`${type} ${id}`) ?? null)
    },
  }
}
