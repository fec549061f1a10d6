/** Test fixtures of workspaces: members added without an invitation. */
import type { Tx } from '#platform/server/transact.ts'
import type { Permission } from '#platform/shared/contract.ts'
import type { AppointedRole } from '../contract.ts'
import { insertMember } from './members.sql.ts'

type Colleague = { workspaceId: string; userId: string; role: AppointedRole; permissions: Permission[] }

export async function addColleague(tx: Tx, colleague: Colleague): Promise<void> {
  await insertMember(tx.db, { ...colleague, joinedAt: tx.now })
}
