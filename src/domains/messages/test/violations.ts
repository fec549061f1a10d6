/** Statements that break each invariant of messages, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const conversation = (last = 0) =>
  `insert into messages.conversations (id, kind, direct_key, created_at, last_position) values ('cnv_x', 'direct', 'x', now(), ${last})`
const party = (id: string) =>
  `insert into messages.parties (conversation_id, party_id, kind, joined_at, last_at) values ('cnv_x', '${id}', 'user', now(), now())`
const message = (text: string, deleted = 'null') =>
  `insert into messages.messages (id, conversation_id, position, sender_key, sender_id, client_key, content_hash, text, sent_at, deleted_at)
   values ('msg_x', 'cnv_x', 1, 'usr_y', 'usr_y', 'key', '', '${text}', now(), ${deleted})`
const mends = ['messages', 'readers', 'parties', 'conversations'].map((table) => `delete from messages.${table}`).join('; ')

export const violations: readonly PlantedViolation[] = [
  { name: 'positions have no gaps', breaks: conversation(1), mends },
  {
    name: 'a direct conversation has at most two parties, and nobody leaves it',
    breaks: [conversation(), party('usr_x'), party('usr_y'), party('usr_z')].join('; '),
    mends,
  },
  {
    name: 'what is not marked as unread has been read',
    breaks: [
      conversation(1),
      party('usr_x'),
      message('Hello'),
      `insert into messages.readers (conversation_id, user_id) values ('cnv_x', 'usr_x')`,
    ].join('; '),
    mends,
  },
  { name: 'a deleted message says nothing', breaks: `${conversation(1)}; ${message('Hello', 'now()')}`, mends },
]
