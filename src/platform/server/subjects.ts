/**
 * Subjects: what others show or act on without knowing it, as (type, id). Each domain registers its own in
 * `server/subjects.ts`; `app` joins them. A card has one shape for all, so a bell, a search or a timeline draws any of them.
 */
import type { ImageView, MoneyView } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Db } from './db.ts'
import type { Viewer } from './kernel.ts'
import type { Tx } from './transact.ts'

export type SubjectRef = { type: string; id: string }

export type Card = {
  type: string
  id: string
  title: string
  subtitle: string
  image: ImageView | null
  href: string
  amount: MoneyView | null
  /** The domain's own word for its state, put into words by its web. */
  state: string | null
}

/** What a domain knows of one person, for taking out, taking away, and saying why it cannot be taken away yet. */
export type Personal = {
  /** Reasons, as codes, why the account cannot be deleted now. */
  obligations(db: Db, userId: string): Promise<string[]>
  /** Everything of this person, as plain JSON. */
  export(db: Db, userId: string): Promise<unknown>
  /** Removes what names the person; what the books need stays, nameless. */
  erase(tx: Tx, userId: string): Promise<void>
}

export type Subject = {
  type: string
  /** One batch for many ids, in their order; null is gone or not visible, which look the same. */
  cards(db: Db, viewer: Viewer, language: Language, ids: readonly string[]): Promise<(Card | null)[]>
  personal?: Personal
  /** Public addresses with the time of their last change, batch by batch after an id. */
  sitemap?(db: Db, afterId: string, limit: number): Promise<{ id: string; href: string; changedAt: Date }[]>
}

export type Subjects = {
  types: readonly string[]
  /** Cards of any mixture of subjects in their order, one batch per type. */
  cards(db: Db, viewer: Viewer, language: Language, refs: readonly SubjectRef[]): Promise<(Card | null)[]>
  personal: readonly { type: string; personal: Personal }[]
}

/** Throws when two subjects have one type. */
export function joinSubjects(subjects: readonly Subject[]): Subjects {
  const byType = new Map(subjects.map((subject) => [subject.type, subject]))
  if (byType.size !== subjects.length) throw new Error('two subjects have one type')
  return {
    types: [...byType.keys()],
    personal: subjects.flatMap(({ type, personal }) => (personal ? [{ type, personal }] : [])),
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
