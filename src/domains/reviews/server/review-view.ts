/** Converts rows to views. */
import { loadUsers, loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadOpenReports } from '#domains/reports/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ModeratedReviewView, OwnReviewView, ReviewView } from '../contract.ts'
import type { ReviewRow } from './reviews.sql.ts'

/** Public views in the given order. Members do not see who is suspended. */
export async function reviewViews(
  db: Db,
  rows: readonly ReviewRow[],
  language: Language,
  loadAuthors: typeof loadUsers = loadVisibleUsers,
): Promise<ReviewView[]> {
  const authors = await loadAuthors(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    productId: row.productId,
    author: authors.get(row.userId ?? '') ?? null,
    rating: row.rating,
    title: row.title,
    text: row.text,
    language: row.language,
    verified: row.verified,
    counted: row.purchase !== 'givenBack',
    photos: row.photos.map((photo) => pictureView(photo, language)),
    helpfulVotes: row.helpfulVotes,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    reply:
      row.reply === null || row.repliedAt === null
        ? null
        : { text: row.reply, createdAt: row.repliedAt.toISOString(), editedAt: row.replyEditedAt?.toISOString() ?? null },
  }))
}

export async function ownReviewView(db: Db, row: ReviewRow, language: Language): Promise<OwnReviewView> {
  const [view] = await reviewViews(db, [row], language)
  if (!view) throw new Error('the review has no view')
  return { ...view, ...toState(row) }
}

/** Views for vendors, or with reports for administrators. */
export async function toModeratedViews(
  db: Db,
  rows: readonly ReviewRow[],
  language: Language,
  { withReports }: { withReports: boolean },
): Promise<ModeratedReviewView[]> {
  const ids = rows.map(({ id }) => id)
  const productIds = [...new Set(rows.map(({ productId }) => productId))]
  const [views, products, reports] = await Promise.all([
    reviewViews(db, rows, language, withReports ? loadUsers : loadVisibleUsers),
    loadProducts(db, productIds, language),
    withReports ? loadOpenReports(db, 'review', ids) : [],
  ])
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const images = new Map(products.flatMap(({ id, pictures: [first] }) => (first ? [[id, pictureView(first, language)]] : [])))
  return rows.flatMap((row, index) => {
    const view = views[index]
    if (!view) return []
    return {
      ...view,
      ...toState(row),
      product: { id: row.productId, name: names.get(row.productId) ?? '', image: images.get(row.productId) ?? null },
      reports: reports
        .filter(({ resourceId }) => resourceId === row.id)
        .map(({ reason, note, reportedAt }) => ({ reason, note, reportedAt: reportedAt.toISOString() })),
    }
  })
}

function toState({ status, rejection, version }: ReviewRow) {
  return { status, rejection, version }
}
