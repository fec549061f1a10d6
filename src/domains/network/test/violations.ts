/** Statements that break each invariant of the network, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const PEOPLE = `insert into network.people (user_id, username) values ('usr_x', 'x'), ('usr_y', 'y')`
const mends = `delete from network.follows; delete from network.requests; delete from network.blocks; delete from network.people`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'followers, following and requests are counted as they are listed',
    breaks: `insert into network.people (user_id, username, followers) values ('usr_x', 'x', 1)`,
    mends,
  },
  {
    name: 'nobody follows or asks somebody with a block between them',
    breaks: `${PEOPLE}; insert into network.follows values ('usr_x', 'usr_y', now()); insert into network.blocks values ('usr_y', 'usr_x', now())`,
    mends,
  },
  {
    name: 'nobody asks whom they follow',
    breaks: `${PEOPLE}; insert into network.follows values ('usr_x', 'usr_y', now());
      insert into network.requests (sender_id, receiver_id, sent_at) values ('usr_x', 'usr_y', now())`,
    mends,
  },
]
