/** Statements that break each invariant of notifications, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'the number at the bell is the number of unread notifications in it',
    breaks: `insert into notifications.counters (user_id, unread) values ('usr_x', 1)`,
    mends: `delete from notifications.counters where user_id = 'usr_x'`,
  },
  {
    name: 'a notification counts the people it names',
    breaks: `insert into notifications.notifications (id, user_id, kind, target_type, target_id, href, params, people_count, event_count, in_bell,
        created_at, last_at) values ('ntf_x', 'usr_x', 'x.y', 'x', 'x', '/', '{}', 1, 1, false, now(), now())`,
    mends: `delete from notifications.notifications where id = 'ntf_x'`,
  },
]
