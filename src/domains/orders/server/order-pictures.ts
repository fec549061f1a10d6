/** Pictures that lines are personalized with. The shopper and the vendor see them, nobody else. */
import { loadPictureKey } from '#domains/cart/server/index.ts'
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { findVisibleOrder, toOrderViewer } from './access.sql.ts'
import { isOrderId } from './order-id.ts'
import { type LineRow, loadLines } from './orders.sql.ts'

export const ORDER_PICTURES = '/order-pictures'

export const orderPicturePath = (orderId: string, pictureId: string): string => `${ORDER_PICTURES}/${orderId}/${pictureId}`

export function pictureIds(lines: readonly Pick<LineRow, 'personalization'>[]): string[] {
  return lines.flatMap(({ personalization }) => personalization.flatMap(({ type, value }) => (type === 'image' ? [value] : [])))
}

/** The file of a picture; null for everybody but the order's shopper and those of its vendor who handle orders. */
export async function findOrderPicture(
  { services, viewer }: { services: Services; viewer: Viewer },
  { orderId, pictureId }: { orderId: string; pictureId: string },
): Promise<string | null> {
  const { db } = services
  if (viewer.id === null || !isOrderId(orderId)) return null
  const lines = (await loadLines(db, orderId)).filter((line) => pictureIds([line]).includes(pictureId))
  if (lines.length === 0) return null
  const isShopper = (await findVisibleOrder(db, orderId, toOrderViewer(viewer), null)) !== undefined
  if (!isShopper && !(await isVendor(db, viewer, lines))) return null
  return loadPictureKey(db, pictureId)
}

async function isVendor(db: Services['db'], viewer: Viewer, lines: readonly LineRow[]): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  const workspaceIds = lines.map(({ workspaceId }) => workspaceId)
  return (await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'orders')).size > 0
}
