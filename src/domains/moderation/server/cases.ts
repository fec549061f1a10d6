/** A reported record as administrators judge it. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { findEvidence, loadOpenReports } from '#domains/reports/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { EvidenceItem } from '#platform/server/moderation.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { AdminContext, ResourceRef } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import type { CaseView, EvidenceView } from '../contract.ts'
import { toDecisionViews } from './decision-views.ts'
import { countAgainst, loadDecisionsOf } from './decisions.sql.ts'

/** Fails with NOT_FOUND for a record that nobody has reported. */
export async function getCase({ services, viewer, language }: AdminContext, record: ResourceRef): Promise<CaseView> {
  const { db, resources } = services
  const moderation = resources.moderation(record.type)
  const evidence = await findEvidence(db, record)
  if (!evidence) throw notFound()
  const [authors, current, open, rows, [card]] = await Promise.all([
    moderation?.authorOf(db, [record.id]),
    moderation?.evidence(db, record.id),
    loadOpenReports(db, record.type, [record.id]),
    loadDecisionsOf(db, record),
    resources.cards(db, viewer, language, [record]),
  ])
  const authorId = authors?.get(record.id) ?? null
  const [people, decisions, earlier] = await Promise.all([
    loadUsers(db, [authorId ?? [], evidence.flatMap((item) => item.authorId ?? [])].flat()),
    toDecisionViews(db, rows, services.now()),
    authorId === null ? 0 : countAgainst(db, authorId),
  ])
  const reported = evidence.find(({ id }) => id === record.id)
  return {
    ...record,
    title: card?.title || reported?.title || '',
    path: resources.adminPath(record) ?? card?.href ?? null,
    author: people.get(authorId ?? '') ?? null,
    earlier,
    isOpen: open.length > 0,
    held: open.some(({ automatic }) => automatic),
    isRemovable: moderation !== null,
    evidence: evidence.map((item) => ({
      ...toView(item, language),
      author: people.get(item.authorId ?? '') ?? null,
      isRecord: item.id === record.id,
    })),
    now: compare(
      reported,
      current?.find(({ id }) => id === record.id),
    ),
    decisions,
  }
}

function toView({ id, at, title, text, pictures }: EvidenceItem, language: Language): Omit<EvidenceView, 'author' | 'isRecord'> {
  return { id, at, title, text, images: pictures.map((picture) => pictureView(picture, language)) }
}

/** Only the record itself: what has been written after it is nobody's business. */
function compare(before: EvidenceItem | undefined, now: EvidenceItem | undefined): CaseView['now'] {
  if (!before) return { state: 'same', text: '' }
  if (!now) return { state: 'gone', text: '' }
  const isSame = before.title === now.title && before.text === now.text && before.pictures.length === now.pictures.length
  return isSame ? { state: 'same', text: '' } : { state: 'edited', text: [now.title, now.text].filter(Boolean).join('\n') }
}
