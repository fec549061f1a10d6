/** Statements that break each invariant of the feed, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const author = `insert into feed.authors (user_id, last_posted_at) values ('usr_x', '2030-01-01')`
const post = (id: string, more = '', values = '') =>
  `insert into feed.posts (id, author_id, client_key, content_hash, audience, created_at, ranked_at${more})
   values ('${id}', 'usr_x', '${id}', '', 'public', '2030-01-01', '2030-01-01'${values})`
const mends = `delete from feed.posts; delete from feed.authors`

export const violations: readonly PlantedViolation[] = [
  { name: 'likes, reposts and quotes are counted as they are', breaks: [author, post('post_x', ', like_count', ', 1')].join('; '), mends },
  {
    name: 'votes are counted as they are',
    breaks: [
      author,
      post('post_x'),
      `insert into feed.polls (post_id, ends_at) values ('post_x', now())`,
      `insert into feed.poll_options (post_id, position, text, votes) values ('post_x', 0, 'Yes', 1)`,
    ].join('; '),
    mends,
  },
  { name: "an author's newest post is the newest", breaks: author, mends },
  {
    name: 'a repost repeats a post that everybody could read',
    breaks: [
      author,
      post('post_x', ', repost_count', ', 1'),
      post('post_y', ', reposted_id', `, 'post_x'`),
      `update feed.posts set audience = 'followers' where id = 'post_x'`,
    ].join('; '),
    mends,
  },
  {
    name: 'no more came back than was bought through a post',
    breaks: [
      author,
      post('post_x'),
      `insert into feed.sales (order_id, position, post_id, sold, reversed) values ('ORD-X', 0, 'post_x', 1, 2)`,
    ].join('; '),
    mends,
  },
  {
    name: 'a group pins one of its own posts that nobody removed',
    breaks: [author, post('post_x'), `insert into feed.group_pins (group_id, post_id) values ('grp_x', 'post_x')`].join('; '),
    mends,
  },
]
