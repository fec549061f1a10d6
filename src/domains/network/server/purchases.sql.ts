/** From which vendors members bought. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Purchase = { userId: string; workspaceId: string }

export async function upsertPurchases(db: Db, purchases: readonly Purchase[], at: Date): Promise<void> {
  await sql`
    insert into network.purchases (user_id, workspace_id, last_at)
    select distinct user_id, workspace_id, ${at}::timestamptz
    from unnest(${purchases.map(({ userId }) => userId)}::text[], ${purchases.map(({ workspaceId }) => workspaceId)}::text[])
      as p (user_id, workspace_id)
    on conflict (user_id, workspace_id) do update set last_at = excluded.last_at`.execute(db)
}

/** The vendors from which a member bought last. */
export async function loadVendorsBoughtFrom(db: Db, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from network.purchases where user_id = ${userId} order by last_at desc, workspace_id limit ${limit}`.execute(db)
  return rows.map(({ workspaceId }) => workspaceId)
}
