import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { toOrderViewer } from '../access.sql.ts'
import { formatPartNumber } from '../order-number.ts'
import { loadProposalHeads, type ProposalHead } from './proposal-heads.sql.ts'

/** For the buyer, and for the people of the vendor who handle orders. */
export const orderProposal = defineResource({
  type: 'orderProposal',
  async cards(db, viewer, _language, ids) {
    const heads = new Map((await loadVisible(db, viewer, ids)).map((head) => [head.id, head]))
    return ids.map((id) => {
      const head = heads.get(id)
      if (!head) return null
      const number = formatPartNumber(head.orderId, head.partNumber)
      return {
        type: 'orderProposal',
        id,
        title: number,
        subtitle: head.goods,
        image: null,
        href: head.isBuyer ? `/order-confirmation/${head.orderId}` : `/orders/${number}`,
        amount: head.amountMinor === null ? null : money(head.amountMinor, head.currency),
        state: head.status,
      }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadVisible(db, viewer, ids)).map(({ id }) => id)) : new Set()
  },
  async audience(db, id) {
    const [head] = await loadProposalHeads(db, [id], { userId: null, guestId: null })
    if (!head) return null
    const { userId, workspaceId } = head
    return { kind: 'people', userIds: userId === null ? [] : [userId], members: [{ workspaceId, permission: 'orders' }] }
  },
})

async function loadVisible(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ProposalHead[]> {
  const heads = await loadProposalHeads(db, ids, toOrderViewer(viewer))
  const workspaceIds = heads.map(({ workspaceId }) => workspaceId)
  const permitted = viewer.kind === 'member' ? await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'orders') : new Set()
  return heads.filter(({ isBuyer, workspaceId }) => isBuyer || permitted.has(workspaceId))
}
