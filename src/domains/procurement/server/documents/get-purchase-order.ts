/** The PDF of an order, for the buyer's members, the bearer of the private link, and the members of the linked workspace. */
import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import { type Digits, type Locale, toLocale } from '#platform/shared/language.ts'
import { SUPPLIER_LINK_HEADER } from '../../contract/constants.ts'
import { loadOrders, type OrderRow } from '../orders.sql.ts'
import { findByLink, findForLinked, findLatestSending, type SharedOrder } from '../sendings.sql.ts'
import { findSupplier } from '../suppliers.sql.ts'
import { renderPurchaseOrder } from './purchase-order.ts'

const DOCUMENT_LIMIT: RateLimit = { name: 'procurement.documents', points: 120, seconds: 600 }

/** `orderId` is null for the bearer of a link. Without a language it is in the supplier's. */
export type AskedOrder = { orderId: string | null; locale: Locale | null; digits: Digits }

/** Fails with NOT_FOUND, RATE_LIMITED and BUSY. */
export async function getPurchaseOrder(context: RequestContext, { orderId, locale, digits }: AskedOrder) {
  const { services, viewer, client } = context
  const { db } = services
  const shared = orderId === null ? await findBearersOrder(context) : null
  const [order] = await loadOrders(db, [shared?.orderId ?? orderId ?? ''])
  if (!order || !(shared || (await mayRead(context, order)))) throw notFound()
  await services.limits.consume(DOCUMENT_LIMIT, viewer.id ?? client.address)
  const sending = await findLatestSending(db, order.id)
  const language = sending?.language ?? (await findSupplier(db, order.workspaceId, order.supplierId))?.language ?? 'en'
  const file = await renderPurchaseOrder(db, order, sending?.message ?? '', locale ?? toLocale(language, digits))
  return { name: `PO-${order.number}`, file }
}

async function findBearersOrder({ services, header }: RequestContext): Promise<SharedOrder> {
  const token = header(SUPPLIER_LINK_HEADER)
  const order = token === null ? undefined : await findByLink(services.db, hashToken(token))
  if (!order) throw notFound()
  return order
}

/** Members of the buyer, or of the supplier whom it was sent to. */
async function mayRead({ services, viewer, loadMembership }: RequestContext, order: OrderRow): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  const holds = async (workspaceId: string) => (await loadMembership(viewer.id, workspaceId))?.permissions.includes('procurement') ?? false
  if (await holds(order.workspaceId)) return true
  const linked = (await findLatestSending(services.db, order.id))?.linkedWorkspaceId
  if (!linked || !(await findForLinked(services.db, linked, order.id))) return false
  return holds(linked)
}
