/** Personal data in groups: export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Role } from '../contract.ts'

/** Other people appear by id only. */
export async function exportGroupsOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'memberships', (select coalesce(jsonb_agg(jsonb_build_object('groupId', m.group_id, 'name', g.name, 'role', m.role,
          'joinedAt', m.joined_at) order by m.joined_at), '[]')
        from groups.members m join groups.groups g on g.id = m.group_id where m.user_id = p.user_id),
      'requests', (select coalesce(jsonb_agg(jsonb_build_object('groupId', r.group_id, 'name', g.name, 'note', r.note,
          'askedAt', r.asked_at) order by r.asked_at), '[]')
        from groups.requests r join groups.groups g on g.id = r.group_id where r.user_id = p.user_id),
      'invitations', (select coalesce(jsonb_agg(jsonb_build_object('groupId', i.group_id, 'name', g.name, 'invitedBy', i.invited_by,
          'invitedAt', i.invited_at) order by i.invited_at), '[]')
        from groups.invitations i join groups.groups g on g.id = i.group_id where i.user_id = p.user_id),
      'invitationsSent', (select coalesce(jsonb_agg(jsonb_build_object('groupId', i.group_id, 'userId', i.user_id,
          'invitedAt', i.invited_at) order by i.invited_at), '[]')
        from groups.invitations i where i.invited_by = p.user_id),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('eventId', e.id, 'groupId', e.group_id, 'title', e.title,
          'description', e.description, 'place', e.place, 'startsAt', e.starts_at, 'timeZone', e.time_zone) order by e.created_at), '[]')
        from groups.events e where e.created_by = p.user_id),
      'bans', (select coalesce(jsonb_agg(jsonb_build_object('groupId', b.group_id, 'name', g.name, 'bannedAt', b.banned_at)
          order by b.banned_at), '[]')
        from groups.bans b join groups.groups g on g.id = b.group_id where b.user_id = p.user_id),
      'calendars', (select coalesce(jsonb_agg(jsonb_build_object('groupId', c.group_id, 'createdAt', c.created_at) order by c.created_at), '[]')
        from groups.calendars c where c.user_id = p.user_id),
      'files', (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'groupId', f.group_id, 'name', f.name, 'bytes', f.bytes,
          'uploadedAt', f.uploaded_at) order by f.uploaded_at), '[]')
        from groups.files f where f.uploaded_by = p.user_id),
      'answers', (select coalesce(jsonb_agg(jsonb_build_object('eventId', a.event_id, 'title', e.title, 'answer', a.answer,
          'answeredAt', a.answered_at) order by a.answered_at), '[]')
        from groups.answers a join groups.events e on e.id = a.event_id where a.user_id = p.user_id)
    ) as exported from groups.people p where p.user_id = ${userId}`.execute(db)
  return rows[0]?.exported ?? null
}

export async function loadMemberships(db: Db, userId: string): Promise<{ groupId: string; role: Role }[]> {
  const { rows } = await sql<{ groupId: string; role: Role }>`
    select group_id, role from groups.members where user_id = ${userId} order by group_id`.execute(db)
  return rows
}

/** Deletes what is left after the memberships. */
export async function deletePerson(db: Db, userId: string): Promise<void> {
  await sql`delete from groups.requests where user_id = ${userId}`.execute(db)
  await sql`delete from groups.invitations where user_id = ${userId}`.execute(db)
  await sql`update groups.invitations set invited_by = null where invited_by = ${userId}`.execute(db)
  await sql`delete from groups.people where user_id = ${userId}`.execute(db)
}
