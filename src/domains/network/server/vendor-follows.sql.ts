/** Members who follow vendors. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function insertVendorFollow(db: Db, userId: string, workspaceId: string, since: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into network.vendor_follows (workspace_id, user_id, since) values (${workspaceId}, ${userId}, ${since})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteVendorFollow(db: Db, userId: string, workspaceId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from network.vendor_follows where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}

/** Those of the vendors whom the member follows. */
export async function loadFollowedVendors(db: Db, userId: string, workspaceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from network.vendor_follows where user_id = ${userId} and workspace_id = any(${workspaceIds})`.execute(db)
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

/** Followers of a vendor by id, after `afterId`. */
export async function loadVendorFollowers(db: Db, workspaceId: string, afterId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from network.vendor_follows where workspace_id = ${workspaceId} and user_id > ${afterId}
    order by user_id limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}
