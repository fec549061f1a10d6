/** Groups and their settings. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

export type Group = {
  id: string
  name: string
  description: string
  rules: string[]
  isPublic: boolean
  needsApproval: boolean
  banner: Picture | null
  memberCount: number
  version: number
  createdAt: Date
  /** By a moderation decision. */
  removedAt: Date | null
}

export type GroupSettings = Pick<Group, 'name' | 'description' | 'rules' | 'isPublic' | 'needsApproval'>

const COLUMNS = sql`id, name, description, rules, is_public, needs_approval, banner, member_count, version, created_at, removed_at`

export async function insertGroup(
  db: Db,
  { id, name, description, isPublic }: Pick<Group, 'id' | 'name' | 'description' | 'isPublic'>,
  at: Date,
) {
  await sql`
    insert into groups.groups (id, name, description, is_public, created_at) values (${id}, ${name}, ${description}, ${isPublic}, ${at})
  `.execute(db)
}

/** Until the transaction ends nobody else changes the group or who is in it. */
export async function lockGroupRow(db: Db, id: string): Promise<Group | undefined> {
  const { rows } = await sql<Group>`select ${COLUMNS} from groups.groups where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Locks several groups in the order of their ids. */
export async function lockGroupRows(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from groups.groups where id = any(${ids}) order by id for update`.execute(db)
}

export async function loadGroups(db: Db, ids: readonly string[]): Promise<Map<string, Group>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Group>`select ${COLUMNS} from groups.groups where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ids of all groups in batches, in order, after an id. */
export async function loadGroupIdsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from groups.groups where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns false when the settings changed since the version. */
export async function updateGroupRow(
  db: Db,
  id: string,
  { name, description, rules, isPublic, needsApproval }: GroupSettings,
  version: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update groups.groups set name = ${name}, description = ${description}, rules = ${rules}::text[], is_public = ${isPublic},
      needs_approval = ${needsApproval}, version = version + 1
    where id = ${id} and version = ${version}`.execute(db)
  return numAffectedRows === 1n
}

export async function updateBanner(db: Db, id: string, banner: Picture | null): Promise<void> {
  await sql`
    update groups.groups set banner = ${banner && JSON.stringify(banner)}::jsonb, version = version + 1 where id = ${id}`.execute(db)
}

export async function saveRemoval(db: Db, id: string, removedAt: Date | null): Promise<void> {
  await sql`update groups.groups set removed_at = ${removedAt} where id = ${id}`.execute(db)
}

export async function deleteGroupRow(db: Db, id: string): Promise<void> {
  await sql`delete from groups.groups where id = ${id}`.execute(db)
}
