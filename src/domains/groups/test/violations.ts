/** Statements that break each invariant of groups, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const GROUP = `insert into groups.people (user_id, username) values ('usr_x', 'x');
  insert into groups.groups (id, name, is_public, member_count, created_at) values ('grp_x', 'X', false, 1, now());
  insert into groups.members (group_id, user_id, role, joined_at, role_since) values ('grp_x', 'usr_x', 'owner', now(), now())`
const mends = `delete from groups.groups where id = 'grp_x'; delete from groups.people where user_id in ('usr_x', 'usr_y')`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'members are counted as they are listed',
    breaks: `${GROUP}; update groups.groups set member_count = 2 where id = 'grp_x'`,
    mends,
  },
  { name: 'each group has one owner', breaks: `${GROUP}; update groups.members set role = 'member' where group_id = 'grp_x'`, mends },
  {
    name: 'no member asks to join or is invited',
    breaks: `${GROUP}; insert into groups.requests (group_id, user_id, asked_at) values ('grp_x', 'usr_x', now())`,
    mends,
  },
  {
    name: 'nobody asks to join a public group',
    breaks: `${GROUP}; update groups.groups set is_public = true where id = 'grp_x';
      insert into groups.people (user_id, username) values ('usr_y', 'y');
      insert into groups.requests (group_id, user_id, asked_at) values ('grp_x', 'usr_y', now())`,
    mends,
  },
  {
    name: 'no more people go to an event than it has places',
    breaks: `${GROUP}; insert into groups.people (user_id, username) values ('usr_y', 'y');
      insert into groups.members (group_id, user_id, role, joined_at, role_since) values ('grp_x', 'usr_y', 'member', now(), now());
      update groups.groups set member_count = 2 where id = 'grp_x';
      insert into groups.events (id, group_id, title, time_zone, starts_at, ends_at, places, created_at)
        values ('evt_x', 'grp_x', 'X', 'UTC', now(), now() + interval '1 hour', 1, now());
      insert into groups.answers (event_id, group_id, user_id, answer, answered_at)
        values ('evt_x', 'grp_x', 'usr_x', 'going', now()), ('evt_x', 'grp_x', 'usr_y', 'going', now())`,
    mends,
  },
  {
    name: 'no member is banned',
    breaks: `${GROUP}; insert into groups.bans (group_id, user_id, banned_at) values ('grp_x', 'usr_x', now())`,
    mends,
  },
]
