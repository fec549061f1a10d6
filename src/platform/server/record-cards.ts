/** The records that texts of other domains show, as the reader may see them now. */
import type { RecordCard } from '../shared/linked-record.ts'
import type { Db } from './db.ts'
import { notFound } from './failure.ts'
import type { MemberContext, OperationContext, ResourceRef } from './services.ts'

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

/** Nobody shows a record that they do not see themselves: NOT_FOUND. */
export async function requireVisible({ services, viewer }: MemberContext, record: ResourceRef | null): Promise<void> {
  if (!record) return
  const [isVisible] = await services.resources.can(services.db, viewer, 'view', [record])
  if (!isVisible) throw notFound()
}
