/** Members of groups and their roles. Callers have locked the group, whose count each statement corrects. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Role } from '../contract.ts'

export type Membership = { groupId: string; userId: string; role: Role }

/** Returns those who were not members before. */
export async function insertMembers(db: Db, groupId: string, userIds: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with added as (
      insert into groups.members (group_id, user_id, role, joined_at, role_since)
      select ${groupId}, u.id, 'member', ${at}::timestamptz, ${at}::timestamptz from unnest(${userIds}::text[]) as u (id)
      on conflict do nothing returning user_id
    ), counted as (
      update groups.groups g set member_count = g.member_count + c.people
      from (select count(*)::int as people from added a join groups.people p on p.user_id = a.user_id and not p.absent) c
      where g.id = ${groupId}
    )
    select user_id from added`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Returns false for somebody who was no member. */
export async function deleteMember(db: Db, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from groups.members where group_id = ${groupId} and user_id = ${userId} returning user_id),
    counted as (
      update groups.groups g set member_count = g.member_count - c.people
      from (select count(*)::int as people from gone a join groups.people p on p.user_id = a.user_id and not p.absent) c
      where g.id = ${groupId}
    )
    select user_id from gone`.execute(db)
  return rows.length === 1
}

export async function updateRole(db: Db, groupId: string, userId: string, role: Role, at: Date): Promise<void> {
  await sql`
    update groups.members set role = ${role}, role_since = ${at} where group_id = ${groupId} and user_id = ${userId}`.execute(db)
}

/** The roles of one person in these groups. */
export async function loadRoles(db: Db, userId: string, groupIds: readonly string[]): Promise<Map<string, Role>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = await sql<Membership>`
    select group_id, user_id, role from groups.members where user_id = ${userId} and group_id = any(${groupIds})`.execute(db)
  return new Map(rows.map(({ groupId, role }) => [groupId, role]))
}

/** The roles of these people in one group. */
export async function loadRolesIn(db: Db, groupId: string, userIds: readonly string[]): Promise<Map<string, Role>> {
  const { rows } = await sql<Membership>`
    select group_id, user_id, role from groups.members where group_id = ${groupId} and user_id = any(${userIds})`.execute(db)
  return new Map(rows.map(({ userId, role }) => [userId, role]))
}

/** The owner first, then the moderators from the oldest. */
export async function loadStaff(db: Db, groupId: string): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select m.group_id, m.user_id, m.role from groups.members m
    where m.group_id = ${groupId} and m.role <> 'member' order by m.role = 'owner' desc, m.role_since, m.user_id`.execute(db)
  return rows
}

export async function loadOwners(db: Db, groupIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ groupId: string; userId: string }>`
    select group_id, user_id from groups.members where group_id = any(${groupIds}) and role = 'owner'`.execute(db)
  return new Map(rows.map(({ groupId, userId }) => [groupId, userId]))
}

/** Everybody in the group, for its deletion. */
export async function loadMemberIds(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`select user_id from groups.members where group_id = ${groupId}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Who inherits a group from its owner: the oldest moderator, else the oldest member; those who are absent come last. */
export async function findHeir(db: Db, groupId: string): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    select m.user_id from groups.members m join groups.people p on p.user_id = m.user_id
    where m.group_id = ${groupId} and m.role <> 'owner'
    order by p.absent, m.role = 'moderator' desc, m.role_since, m.user_id limit 1`.execute(db)
  return rows[0]?.userId
}

/** Those who joined last, up to a limit. */
export async function loadNewestMemberIds(db: Db, groupId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from groups.members where group_id = ${groupId} order by joined_at desc, user_id desc limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}
