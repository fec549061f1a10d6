/** The workspaces' part of the test cast: colleagues, there without an invitation. */
import type { Tx } from '#platform/server/transact.ts'
import type { Area } from '#platform/shared/contract.ts'
import type { AppointedRole } from '../contract.ts'
import { insertMember } from './members.sql.ts'

type Colleague = { workspaceId: string; userId: string; role: AppointedRole; areas: Area[] }

export async function seatColleague(tx: Tx, colleague: Colleague): Promise<void> {
  await insertMember(tx.db, { ...colleague, joinedAt: tx.now })
}
