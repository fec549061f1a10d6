/** Suppliers that have a workspace of this Plaza. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type NewLink = { id: string; workspaceId: string; supplierId: string; linkedWorkspaceId: string; askedBy: string; askedAt: Date }
export type LinkRow = NewLink & { acceptedBy: string | null; acceptedAt: Date | null }

const LINK = sql`k.id, k.workspace_id, k.supplier_id, k.linked_workspace_id, k.asked_by, k.asked_at, k.accepted_by, k.accepted_at`

/** Returns false if the supplier has a link already. */
export async function insertLink(db: Db, row: NewLink): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into procurement.links (id, workspace_id, supplier_id, linked_workspace_id, asked_by, asked_at)
    values (${row.id}, ${row.workspaceId}, ${row.supplierId}, ${row.linkedWorkspaceId}, ${row.askedBy}, ${row.askedAt})
    on conflict (supplier_id) where ended_at is null do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** The link of a supplier, also one that isn't accepted yet. */
export async function findSupplierLink(db: Db, workspaceId: string, supplierId: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from procurement.links k
    where k.workspace_id = ${workspaceId} and k.supplier_id = ${supplierId} and k.ended_at is null`.execute(db)
  return rows[0]
}

export async function findLink(db: Db, id: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`select ${LINK} from procurement.links k where k.id = ${id} and k.ended_at is null`.execute(db)
  return rows[0]
}

/** Oldest first. */
export async function loadCustomers(db: Db, linkedWorkspaceId: string, limit: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from procurement.links k
    where k.linked_workspace_id = ${linkedWorkspaceId} and k.ended_at is null order by k.asked_at, k.id limit ${limit}`.execute(db)
  return rows
}

/** Keeps the first acceptance. Undefined if the workspace was not asked, or the link ended. */
export async function acceptLinkRow(
  db: Db,
  { id, linkedWorkspaceId, by, now }: { id: string; linkedWorkspaceId: string; by: string; now: Date },
): Promise<(LinkRow & { isNew: boolean }) | undefined> {
  const { rows } = await sql<LinkRow & { isNew: boolean }>`
    update procurement.links k set accepted_by = coalesce(k.accepted_by, ${by}), accepted_at = coalesce(k.accepted_at, ${now})
    where k.id = ${id} and k.linked_workspace_id = ${linkedWorkspaceId} and k.ended_at is null
    returning ${LINK}, (k.accepted_at = ${now}) as is_new`.execute(db)
  return rows[0]
}

/** False if neither side is this workspace. One that ended already stays as it is. */
export async function endLinkRow(
  db: Db,
  { id, workspaceId, by, now }: { id: string; workspaceId: string; by: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update procurement.links set ended_by = coalesce(ended_by, ${by}), ended_at = coalesce(ended_at, ${now})
    where id = ${id} and ${workspaceId} in (workspace_id, linked_workspace_id)`.execute(db)
  return numAffectedRows === 1n
}
