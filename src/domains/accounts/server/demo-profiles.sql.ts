import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'

type DemoProfile = { userId: string; bio: string; seenAt: Date | null; avatar: Picture | null }

export async function saveDemoNames(db: Db, names: readonly { userId: string; displayName: string }[]): Promise<void> {
  await sql`
    update accounts.profiles p set display_name = d.name, display_name_key = d.key
    from (select unnest(${names.map(({ userId }) => userId)}::text[]) as id,
      unnest(${names.map(({ displayName }) => displayName)}::text[]) as name,
      unnest(${names.map(({ displayName }) => toUsernameKey(displayName))}::text[]) as key) d
    where p.user_id = d.id and d.name <> ''`.execute(db)
}

export async function saveDemoProfiles(db: Db, profiles: readonly DemoProfile[]): Promise<void> {
  const ids = profiles.map(({ userId }) => userId)
  await sql`
    update accounts.profiles p set bio = d.bio, avatar = d.avatar, version = p.version + 1
    from (select unnest(${ids}::text[]) as id, unnest(${profiles.map(({ bio }) => bio)}::text[]) as bio,
      unnest(${profiles.map(({ avatar }) => avatar && JSON.stringify(avatar))}::text[])::jsonb as avatar) d
    where p.user_id = d.id`.execute(db)
  await sql`
    update accounts.users u set last_seen_at = d.at
    from (select unnest(${ids}::text[]) as id, unnest(${profiles.map(({ seenAt }) => seenAt)}::timestamptz[]) as at) d
    where u.id = d.id and d.at is not null`.execute(db)
}
