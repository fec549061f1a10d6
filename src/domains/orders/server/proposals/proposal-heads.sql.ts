import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ProposalStatus } from '../../contract.ts'
import { isBuyer, type OrderViewer } from '../access.sql.ts'

export type ProposalHead = {
  id: string
  orderId: string
  partNumber: number
  workspaceId: string
  userId: string | null
  status: ProposalStatus
  amountMinor: number | null
  currency: string
  goods: string
  isBuyer: boolean
}

/** What a card shows of proposals. */
export async function loadProposalHeads(db: Db, ids: readonly string[], viewer: OrderViewer): Promise<ProposalHead[]> {
  const { rows } = await sql<ProposalHead>`
    select p.id, p.order_id, p.part_number, p.workspace_id, o.user_id, p.status, p.amount_minor, o.currency, coalesce(${isBuyer(viewer)}, false) as is_buyer,
      (select string_agg(x.quantity || ' × ' || l.name, ' · ' order by l.position)
       from orders.proposal_lines x join orders.lines l on l.order_id = x.order_id and l.position = x.position where x.proposal_id = p.id) as goods
    from orders.proposals p join orders.orders o on o.id = p.order_id where p.id = any(${ids})`.execute(db)
  return rows
}
