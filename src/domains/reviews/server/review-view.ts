/** From rows to what the contract shows. */
import { usersOf } from '#domains/accounts/server/index.ts'
import { picturesOf, productsById } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DeskReviewView, OwnReviewView, ReviewView } from '../contract.ts'
import { type ReviewRow, reportsOf } from './reviews.sql.ts'

/** As everyone reads them, in their order. */
export async function reviewViews(db: Db, rows: readonly ReviewRow[], language: Language): Promise<ReviewView[]> {
  const authors = await usersOf(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map((row) => ({
    ...{ id: row.id, productId: row.productId, author: authors.get(row.userId ?? '') ?? null },
    ...{ rating: row.rating, title: row.title, text: row.text, language: row.language, verified: row.verified },
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
  if (!view) throw new Error('a row without a view')
  return { ...view, ...stateOf(row) }
}

/** As those see them who decide. */
export async function deskViews(db: Db, rows: readonly ReviewRow[], language: Language): Promise<DeskReviewView[]> {
  const productIds = [...new Set(rows.map(({ productId }) => productId))]
  const [views, products, pictures, reports] = await Promise.all([
    reviewViews(db, rows, language),
    productsById(db, productIds, language),
    picturesOf(db, productIds, 1),
    reportsOf(
      db,
      rows.filter(({ reported }) => reported).map(({ id }) => id),
    ),
  ])
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const images = new Map(pictures.map((picture) => [picture.productId, pictureView(picture, language)]))
  return rows.flatMap((row, index) => {
    const view = views[index]
    if (!view) return []
    return {
      ...{ ...view, ...stateOf(row) },
      product: { id: row.productId, name: names.get(row.productId) ?? '', image: images.get(row.productId) ?? null },
      reports: reports
        .filter(({ reviewId }) => reviewId === row.id)
        .map(({ reason, note, reportedAt }) => ({ reason, note, reportedAt: reportedAt.toISOString() })),
    }
  })
}

function stateOf({ status, rejection, version }: ReviewRow) {
  return { status, rejection, version }
}
