/** What a guest reads of the conversation about a part. */
import { loadThreadPage } from '#domains/messages/server/index.ts'
import type { OperationContext, Services } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { loadVisibleOrder } from '../get-order.ts'
import { parsePartNumber } from '../order-number.ts'
import { aboutPart } from './part-thread.ts'
import type { PartId } from './threads.sql.ts'

type Page = { orderId: string; number: string; before?: number | undefined; after?: number | undefined; limit: number }

/** Empty without a thread, and once the order belongs to an account. Fails with NOT_FOUND. */
export async function getGuestThread(ctx: OperationContext, { orderId, number, ...page }: Page, linkToken: string | null) {
  const order = await loadVisibleOrder(ctx.services.db, ctx.viewer, orderId, linkToken)
  const part = parsePartNumber(number)
  const shown =
    order.userId === null && part?.orderId === orderId ? await loadThreadPage(ctx, aboutPart(part), { ...page, side: 'guest' }) : null
  if (!shown) return { items: [], hasBefore: false, hasAfter: false }
  const { conversationId: _, ...rest } = shown
  return rest
}

const AT_ONCE = 50

/** Texts of the vendor between two positions, for a mail; with the last position that was looked at. */
export async function loadVendorTexts(
  services: Services,
  part: PartId,
  { after, language }: { after: number; language: Language },
): Promise<{ texts: string[]; position: number }> {
  const ctx: OperationContext = {
    services,
    viewer: { kind: 'guest', id: null },
    membership: null,
    language,
    requestId: '',
    idempotency: null,
    client: { address: '', userAgent: '', deviceMarks: [] },
  }
  const page = await loadThreadPage(ctx, aboutPart(part), { side: 'guest', after, limit: AT_ONCE })
  const items = page?.items ?? []
  return {
    texts: items.flatMap(({ sender, text, deletedAt }) => (sender?.kind === 'shop' && text && !deletedAt ? [text] : [])),
    position: items.at(-1)?.position ?? after,
  }
}
