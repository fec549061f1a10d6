import { erasePictures } from '#domains/cart/server/index.ts'
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import type { Card, Viewer } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { loadOrderHeads, toOrderViewer } from './access.sql.ts'
import { canActOnOrders, loadOrderAudience } from './order-acts.ts'
import { parsePartNumber } from './order-number.ts'
import { countOpenOrders, eraseBuyer, exportOrders, exportProposals, loadOrderedPictureIds, loadReturnPhotos } from './personal-data.sql.ts'
import { orderProposal } from './proposals/resource.ts'
import { loadBuyers, loadOrderIdsOfUser, loadPartHeads, type PartHead } from './searchables.sql.ts'
import { refreshOrderDocuments } from './searchables.ts'

/** The card of a buyer is about the whole order, that of a seller's staff about their part. */
const order = defineResource({
  type: 'order',
  async cards(db, viewer, _language, ids) {
    const heads = new Map((await loadOrderHeads(db, ids, toOrderViewer(viewer))).map((head) => [head.id, head]))
    const others = ids.filter((id) => !heads.has(id))
    const sold = others.length > 0 ? await permittedParts(db, viewer, await loadPartHeads(db, others)) : []
    return ids.map((id) => {
      const head = heads.get(id)
      if (!head) {
        const part = sold.find(({ orderId }) => orderId === id)
        return part ? { ...cardOfSold(part), type: 'order', id, subtitle: part.placedAt.toISOString() } : null
      }
      const amount = money(head.totalMinor, head.currency)
      return {
        type: 'order',
        id,
        title: id,
        subtitle: head.placedAt.toISOString(),
        image: null,
        href: `/order-confirmation/${id}`,
        amount,
        state: head.status,
      }
    })
  },
  can: canActOnOrders,
  audience: loadOrderAudience,
  personalData: {
    obligations: async (db, userId) => ((await countOpenOrders(db, userId)) > 0 ? ['orders.open'] : []),
    export: async (db, userId) => ({
      bought: await exportOrders(db, userId),
      proposals: await exportProposals(db, userId),
    }),
    files: async (db, userId) =>
      (await loadReturnPhotos(db, userId)).flatMap(({ returnId, photos }) =>
        photos.flatMap(({ sources }, index) => {
          const widest = sources.at(-1)
          return widest ? [{ path: `returns/${returnId}-${index + 1}.webp`, key: widest.key }] : []
        }),
      ),
    async erase(tx, userId) {
      const photos = await loadReturnPhotos(tx.db, userId)
      await unlinkFiles(
        tx,
        photos.flatMap(({ photos }) => photos.flatMap(({ sources }) => sources.map(({ key }) => key))),
      )
      await erasePictures(tx, await loadOrderedPictureIds(tx.db, userId))
      const orderIds = await loadOrderIdsOfUser(tx.db, userId)
      await eraseBuyer(tx.db, userId)
      await refreshOrderDocuments(tx, orderIds)
    },
  },
})

/** One vendor's part, for its staff who handle orders. Its buyer sees the card, in the conversation about it. */
const orderPart = defineResource({
  type: 'orderPart',
  async cards(db, viewer, _language, ids) {
    const parts = new Map((await loadParts(db, ids)).map((part) => [part.id, part]))
    const permitted = new Set((await permittedParts(db, viewer, [...parts.values()])).map(({ id }) => id))
    return ids.map((id) => {
      const part = parts.get(id)
      const isBuyer = viewer.kind === 'member' && part?.userId === viewer.id
      if (!part || !(isBuyer || permitted.has(id))) return null
      const card = cardOfSold(part)
      return permitted.has(id) ? card : { ...card, subtitle: part.vendor, href: `/order-confirmation/${part.orderId}` }
    })
  },
  async can(db, viewer, act, ids) {
    if (act === 'comment' || act === 'report' || act === 'moderate') return new Set()
    return new Set((await loadPermittedParts(db, viewer, ids)).map(({ id }) => id))
  },
  async audience(db, id) {
    const part = (await loadPartHeads(db, ordersOf([id]))).find((found) => found.id === id)
    return part ? { kind: 'people', userIds: [], members: [{ workspaceId: part.workspaceId, permission: 'orders' }] } : null
  },
  business: {
    permission: 'orders',
    workspacesOf: async (db, ids) => new Map((await loadParts(db, ids)).map(({ id, workspaceId }) => [id, workspaceId])),
    async pageOf(db, workspaceId, id) {
      const [part] = await loadParts(db, [id])
      return part?.workspaceId === workspaceId ? { title: id, href: `/orders/${id}` } : null
    },
    async personsOf(db, ids) {
      const buyers = new Map((await loadBuyers(db, ordersOf(ids))).map(({ orderId, ...person }) => [orderId, person]))
      return new Map(
        ids.flatMap((id) => {
          const person = buyers.get(parsePartNumber(id)?.orderId ?? '')
          return person ? [[id, person] as const] : []
        }),
      )
    },
  },
})

const cardOfSold = ({ id, buyer, totalMinor, currency, status }: PartHead): Card => ({
  type: 'orderPart',
  id,
  title: id,
  subtitle: buyer,
  image: null,
  href: `/orders/${id}`,
  amount: money(totalMinor, currency),
  state: status,
})

async function loadPermittedParts(db: Db, viewer: Viewer, ids: readonly string[]): Promise<PartHead[]> {
  return permittedParts(db, viewer, await loadParts(db, ids))
}

async function loadParts(db: Db, ids: readonly string[]): Promise<PartHead[]> {
  return (await loadPartHeads(db, ordersOf(ids))).filter(({ id }) => ids.includes(id))
}

/** Those of the viewer's workspaces. */
async function permittedParts(db: Db, viewer: Viewer, parts: readonly PartHead[]): Promise<PartHead[]> {
  if (viewer.kind !== 'member') return []
  const workspaceIds = parts.map(({ workspaceId }) => workspaceId)
  const permitted = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'orders')
  return parts.filter(({ workspaceId }) => permitted.has(workspaceId))
}

const ordersOf = (numbers: readonly string[]) => numbers.flatMap((number) => parsePartNumber(number)?.orderId ?? [])

export const resources: readonly Resource[] = [order, orderPart, orderProposal]
