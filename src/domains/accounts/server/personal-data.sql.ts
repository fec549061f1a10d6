/** Personal data of accounts: export and erasure. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

/** Exports the account without credentials: no password, code, key or token in any form. */
export async function loadAccountExport(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ taken: unknown }>`
    select jsonb_build_object(
      'account', jsonb_build_object('id', u.id, 'username', u.username, 'email', u.email, 'emailProof', u.email_proof, 'role', u.role,
        'createdAt', u.created_at, 'lastSeenAt', u.last_seen_at, 'passwordChangedAt', u.password_changed_at,
        'termsVersion', u.terms_version, 'termsAcceptedAt', u.terms_accepted_at),
      'newEmail', (select email from accounts.email_changes where user_id = u.id),
      'profile', (select jsonb_build_object('displayName', display_name, 'bio', bio, 'links', links) from accounts.profiles where user_id = u.id),
      'removedProfile', (select jsonb_build_object('displayName', display_name, 'bio', bio, 'links', links, 'removedAt', removed_at)
        from accounts.removed_profiles where user_id = u.id),
      'preferences', (select jsonb_build_object('language', language, 'digits', digits, 'currency', currency, 'theme', theme, 'timeZone', time_zone, 'browserTimeZone', browser_time_zone,
        'dashboard', dashboard, 'notifications', notifications)
        from accounts.preferences where user_id = u.id),
      'addresses', (select coalesce(jsonb_agg(jsonb_build_object('address', address, 'isDefault', is_default) order by created_at, id), '[]')
        from accounts.addresses where user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('createdAt', created_at, 'lastSeenAt', last_seen_at,
        'address', address, 'browser', user_agent) order by created_at), '[]') from accounts.sessions where user_id = u.id),
      'authenticatorAppSince', (select enabled_at from accounts.totp where user_id = u.id),
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at)
        order by created_at), '[]') from accounts.passkeys where user_id = u.id),
      'suspensions', (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'since', since, 'until', until,
        'liftedAt', lifted_at) order by since), '[]') from accounts.suspensions where user_id = u.id),
      'exports', (select coalesce(jsonb_agg(jsonb_build_object('requestedAt', requested_at, 'state', state)
        order by requested_at), '[]') from accounts.exports where user_id = u.id)
    ) as taken
    from accounts.users u where u.id = ${userId}`.execute(db)
  return rows[0]?.taken ?? null
}

/** Files referenced by rows of this account. */
export async function loadAccountFiles(db: Db, userId: string): Promise<{ avatar: Picture | null; archives: string[] }> {
  const { rows } = await sql<{ avatar: Picture | null; archives: string[] }>`
    select p.avatar, array(select file_key from accounts.exports where user_id = ${userId} and file_key is not null) as archives
    from accounts.profiles p where p.user_id = ${userId}`.execute(db)
  return rows[0] ?? { avatar: null, archives: [] }
}

/** Marks the account as being deleted: nobody can log in to it, and other users no longer see it. */
export async function setLeaving(db: Db, userId: string, deletionRequestedAt: Date): Promise<void> {
  await accounts(db).updateTable('accounts.users').set({ deletionRequestedAt }).where('id', '=', userId).execute()
}

export async function loadLeavingBefore(db: Db, time: Date): Promise<string[]> {
  const leaving = await accounts(db).selectFrom('accounts.users').select('id').where('deletionRequestedAt', '<', time).execute()
  return leaving.map(({ id }) => id)
}

/** Replaces the administrator's id in suspensions, which stay in force. The audit log keeps the id. */
export async function anonymizeSuspensions(db: Db, userId: string): Promise<void> {
  await sql`
    update accounts.suspensions set suspended_by = case suspended_by when ${userId} then 'deleted' else suspended_by end,
      lifted_by = case lifted_by when ${userId} then 'deleted' else lifted_by end
    where suspended_by = ${userId} or lifted_by = ${userId}`.execute(db)
}

/** Deletes the user and, by cascade, everything in this schema that references them. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await accounts(db).deleteFrom('accounts.users').where('id', '=', userId).execute()
}
