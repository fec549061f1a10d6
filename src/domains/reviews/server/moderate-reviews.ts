/** Reviews to moderate, for the vendor of the product and for administrators. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ModeratedReviewView, ModerationQuery } from '../contract.ts'
import { toModeratedViews } from './review-view.ts'
import { findForModeration, listModerationRows } from './reviews.sql.ts'

export async function listForModeration(
  { services: { db }, membership, language }: MemberContext,
  { sort, cursor, limit, ...asked }: ModerationQuery,
) {
  const filter = { ...asked, workspaceId: membership?.workspaceId ?? null }
  const { items, nextCursor, total } = await listModerationRows(db, filter, sort, { cursor, limit })
  return { reviews: await toModeratedViews(db, items, language, { withReports: filter.workspaceId === null }), nextCursor, total }
}

export async function getForModeration(
  { services: { db }, membership, language }: MemberContext,
  reviewId: string,
): Promise<ModeratedReviewView> {
  return loadModerated(db, reviewId, membership?.workspaceId ?? null, language)
}

export async function loadModerated(
  db: Db,
  reviewId: string,
  workspaceId: string | null,
  language: Language,
): Promise<ModeratedReviewView> {
  const row = await findForModeration(db, reviewId, workspaceId)
  const [view] = row ? await toModeratedViews(db, [row], language, { withReports: workspaceId === null }) : []
  if (!view) throw notFound()
  return view
}
