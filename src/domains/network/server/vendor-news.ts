import type { Notice } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/services.ts'
import { loadVendorFollowers } from './vendor-follows.sql.ts'

const BATCH = 1000

type News = { productId: string; workspaceId: string }

/** A notice about a product for each follower of its vendor; none about a product that is not on sale any more. */
export async function vendorNews(tx: Tx, news: readonly News[]): Promise<Notice<{ vendor: string; product: string }>[]> {
  const byProduct = new Map(news.map((one) => [one.productId, one]))
  const followers = new Map<string, string[]>()
  for (const { workspaceId } of byProduct.values())
    if (!followers.has(workspaceId)) followers.set(workspaceId, await loadAllFollowers(tx, workspaceId))
  const awaited = [...byProduct.values()].filter(({ workspaceId }) => followers.get(workspaceId)?.length)
  const refs = awaited.map(({ productId }) => ({ type: 'product', id: productId }))
  const cards = await tx.services.resources.cards(tx.db, { kind: 'guest', id: null }, 'en', refs)
  return awaited.flatMap(({ workspaceId }, index) => {
    const card = cards[index]
    const target = refs[index]
    if (!card || !target) return []
    const params = { vendor: card.subtitle, product: card.title }
    return (followers.get(workspaceId) ?? []).map((userId) => ({ userId, target, actorId: null, params, href: card.href }))
  })
}

async function loadAllFollowers({ db }: Tx, workspaceId: string): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const some = await loadVendorFollowers(db, workspaceId, all.at(-1) ?? '', BATCH)
    all.push(...some)
    if (some.length < BATCH) return all
  }
}
