import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NotificationChannel } from '#platform/shared/notifications.ts'
import type { Choice } from './channels.rules.ts'

/** The choices of these members about these kinds. */
export async function loadChoices(db: Db, userIds: readonly string[], kinds: readonly string[]): Promise<Map<string, Choice[]>> {
  const { rows } = await sql<Choice & { userId: string }>`
    select user_id, kind, channel, is_on from notifications.choices where user_id = any(${userIds}) and kind = any(${kinds})`.execute(db)
  return Map.groupBy(rows, ({ userId }) => userId)
}

export async function saveChoices(
  db: Db,
  userId: string,
  choices: readonly { kind: string; channel: NotificationChannel; isOn: boolean }[],
): Promise<void> {
  for (const { kind, channel, isOn } of choices)
    await sql`
      insert into notifications.choices (user_id, kind, channel, is_on) values (${userId}, ${kind}, ${channel}, ${isOn})
      on conflict (user_id, kind, channel) do update set is_on = excluded.is_on`.execute(db)
}
