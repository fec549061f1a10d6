/** The records that messages and threads show, as the reader may see them. */
import type { Db } from '#platform/server/db.ts'
import type { OperationContext, ResourceRef } from '#platform/server/services.ts'
import type { RecordCard } from '../contract.ts'

export type RecordCards = (type: string | null, id: string | null) => RecordCard | null

/** One batch per type. */
export async function loadRecordCards(
  { services, viewer, language }: OperationContext,
  db: Db,
  records: readonly { type: string | null; id: string | null }[],
): Promise<RecordCards> {
  const refs = records.filter((record): record is ResourceRef => record.type !== null && record.id !== null)
  const cards = refs.length > 0 ? await services.resources.cards(db, viewer, language, refs) : []
  const found = new Map(cards.flatMap((card) => (card ? [[`${card.type} ${card.id}`, card] as const] : [])))
  return (type, id) => {
    if (type === null || id === null) return null
    const card = found.get(`${type} ${id}`)
    if (!card) return { type, id, card: null }
    const { title, subtitle, image, href, amount, state } = card
    return { type, id, card: { title, subtitle, image, href, amount, state } }
  }
}
