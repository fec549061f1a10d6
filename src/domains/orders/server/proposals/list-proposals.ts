/** Reads of proposals: by the shopper of an order, and by the vendor of a part. */
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import type { ProposalView } from '../../contract.ts'
import { loadVisibleOrder } from '../get-order.ts'
import { loadLines, loadParts } from '../orders.sql.ts'
import { loadVendorPart } from '../vendor-order.ts'
import { loadProposalView, toProposalView } from './proposal-view.ts'
import { findProposal, loadProposals } from './proposals.sql.ts'

export async function listProposals(ctx: OperationContext, orderId: string, linkToken: string | null): Promise<ProposalView[]> {
  const { db, now } = ctx.services
  const { language } = ctx
  const order = await loadVisibleOrder(db, ctx.viewer, orderId, linkToken)
  const [rows, parts, lines] = await Promise.all([loadProposals(db, orderId), loadParts(db, orderId), loadLines(db, orderId)])
  return rows.flatMap((row) => {
    const part = parts.find(({ number }) => number === row.partNumber)
    return part ? [toProposalView(row, { order, part, lines }, { viewer: 'shopper', mayAct: order.mayAct, now: now(), language })] : []
  })
}

export async function listVendorProposals(ctx: WorkspaceContext, { number }: { number: string }): Promise<ProposalView[]> {
  const { db, now } = ctx.services
  const { order, part, lines } = await loadVendorPart(ctx, number)
  const rows = await loadProposals(db, order.id, part.number)
  return rows.map((row) =>
    toProposalView(row, { order, part, lines }, { viewer: 'vendor', mayAct: true, now: now(), language: ctx.language }),
  )
}

/** For the shopper's side, and for people of the vendor who handle orders. For everybody else it does not exist. */
export async function getProposal(ctx: OperationContext, proposalId: string, linkToken: string | null): Promise<ProposalView> {
  const { services, viewer } = ctx
  const row = await findProposal(services.db, proposalId)
  if (!row) throw notFound()
  if (viewer.kind === 'member') {
    const permitted = await filterPermittedWorkspaces(services.db, viewer.id, [row.workspaceId], 'orders')
    if (permitted.has(row.workspaceId)) return loadProposalView(ctx, proposalId, 'vendor')
  }
  const own = (await listProposals(ctx, row.orderId, linkToken)).find(({ id }) => id === proposalId)
  if (!own) throw notFound()
  return own
}
