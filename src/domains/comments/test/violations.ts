/** Statements that break each invariant of comments, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const thread = (count = 0) => `insert into comments.threads (type, record_id, comment_count) values ('board', 'brd_x', ${count})`
const comment = (id: string, columns = '', values = '') =>
  `insert into comments.comments (id, type, record_id, author_id, client_key, text, created_at${columns})
   values ('${id}', 'board', 'brd_x', 'usr_x', '${id}', 'Hello', now()${values})`
const mends = 'delete from comments.threads'

export const violations: readonly PlantedViolation[] = [
  { name: 'a thread counts the comments that are shown', breaks: thread(1), mends },
  {
    name: 'a comment counts its replies and reactions',
    breaks: [thread(1), comment('cmt_x', ', reaction_count', ', 1')].join('; '),
    mends,
  },
  {
    name: 'replies have one level, in the thread of their comment',
    breaks: [
      thread(3),
      comment('cmt_x', ', reply_count', ', 1'),
      comment('cmt_y', ', parent_id, reply_count', `, 'cmt_x', 1`),
      comment('cmt_z', ', parent_id', `, 'cmt_y'`),
    ].join('; '),
    mends,
  },
  { name: 'a deleted comment says nothing', breaks: [thread(), comment('cmt_x', ', deleted_at', ', now()')].join('; '), mends },
]
