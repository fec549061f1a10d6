/** The records that posts show, as the reader may see them now. */
import type { Db } from '#platform/server/db.ts'
import type { OperationContext, ResourceRef } from '#platform/server/services.ts'
import type { PostView } from '../contract.ts'
import type { PostRow } from './post-columns.sql.ts'

export type RecordCards = (post: Pick<PostRow, 'recordType' | 'recordId'>) => PostView['record']

/** One batch per type. */
export async function loadRecordCards(
  { services, viewer, language }: OperationContext,
  db: Db,
  posts: readonly Pick<PostRow, 'recordType' | 'recordId'>[],
): Promise<RecordCards> {
  const refs = posts.flatMap(({ recordType: type, recordId: id }): ResourceRef[] => (type !== null && id !== null ? [{ type, id }] : []))
  const cards = refs.length > 0 ? await services.resources.cards(db, viewer, language, refs) : []
  const found = new Map(cards.flatMap((card) => (card ? [[`${card.type} ${card.id}`, card] as const] : [])))
  return ({ recordType: type, recordId: id }) => {
    if (type === null || id === null) return null
    const card = found.get(`${type} ${id}`)
    if (!card) return { type, id, card: null }
    const { title, subtitle, image, href, amount } = card
    return { type, id, card: { title, subtitle, image, href, amount } }
  }
}
