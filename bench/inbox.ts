/**
 * `node bench/inbox.ts`: compares the latency of the list of conversations and of the number of unread ones with 100,000 and with 1,000,000
 * messages: of a shop's person with a hundredth of all conversations, and of members. Prints Markdown for `docs/proof.md`.
 */
import { fileURLToPath } from 'node:url'
import { resources } from '#app/server/wiring.ts'
import { getSummary, listConversations } from '#domains/messages/server/conversations.ts'
import { listMessages } from '#domains/messages/server/messages.ts'
import { searchMessages } from '#domains/messages/server/search-messages.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { MemberContext, Services } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { type Figures, type Jobs, measureSizes, printFigures, withSizes } from './two-sizes.ts'

const SIZES = [100_000, 1_000_000]
const ROUNDS = 300
const WARM_UP_ROUNDS = 30
const MAX_RATIO = 1.5

/**
 * Ten messages a conversation, twenty conversations a person. One of a hundred conversations is with the shop, whose owner has read none of
 * them; a person has not read one of four of theirs.
 */
const FILL_SQL = `
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  select 'usr_' || n, 'p' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', now(), now() from generate_series(0, $PEOPLE) n;
  insert into accounts.profiles (user_id) select id from accounts.users;
  insert into messages.people (user_id, username) select id, username from accounts.users;
  insert into workspaces.workspaces (id, name, kind, created_at) values ('ws_0', 'Shop', 'business', now());
  insert into workspaces.members (workspace_id, user_id, role, joined_at) values ('ws_0', 'usr_0', 'owner', now());
  insert into messages.conversations (id, kind, direct_key, created_at, last_position)
  select 'cnv_' || n, 'direct', 'key_' || n, now() - interval '90 days', 10 from generate_series(1, $CONVERSATIONS) n;
  insert into messages.parties (conversation_id, party_id, kind, permission, other_id, joined_at, last_at)
  select 'cnv_' || n, party_id, kind, permission, other_id, now() - interval '90 days', now() - n * interval '90 days' / $CONVERSATIONS
  from generate_series(1, $CONVERSATIONS) n
  cross join lateral (select 'usr_' || (1 + n % $PEOPLE) as one, case n % 100 when 0 then 'ws_0' else 'usr_' || (1 + (n * 7 + 3) % $PEOPLE) end as other) c
  cross join lateral (values (one, 'user', null, other), (other, case n % 100 when 0 then 'workspace' else 'user' end,
    case n % 100 when 0 then 'orders' end, one)) p (party_id, kind, permission, other_id)
  where one <> other;
  insert into messages.messages (id, conversation_id, position, sender_key, sender_id, client_key, content_hash, text, sent_at)
  select 'msg_' || n || '_' || position, 'cnv_' || n, position, sender, sender, 'key_' || position, '',
    case when n % 1000 = 7 then 'The saffron is here ' else 'Message ' end || md5((n * 10 + position)::text),
    now() - n * interval '90 days' / $CONVERSATIONS - (10 - position) * interval '1 minute'
  from generate_series(1, $CONVERSATIONS) n cross join generate_series(1, 10) position
  cross join lateral (select 'usr_' || (1 + n % $PEOPLE) as sender) s;
  insert into messages.readers (conversation_id, user_id, read_to, unread)
  select conversation_id, case party_id when 'ws_0' then 'usr_0' else party_id end, case when waits then 4 else 10 end, waits
  from messages.parties cross join lateral (select party_id = 'ws_0' or hashtext(conversation_id) % 4 = 0 as waits) w
  on conflict do nothing;
  analyze`

type OpenInbox = { jobs: Jobs; close(): Promise<void> }

async function openInbox(messages: number): Promise<OpenInbox> {
  const cluster = await openThrowAwayCluster()
  await migrate(cluster.url)
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'plaza bench', onError: () => {} })
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  const conversations = messages / 10
  const people = Math.max(20, conversations / 20)
  await client.query(FILL_SQL.replaceAll('$CONVERSATIONS', String(conversations)).replaceAll('$PEOPLE', String(people)))
  for (const table of ['messages', 'parties', 'readers']) await client.query(`vacuum analyze messages.${table}`)
  client.release()
  // What the inbox needs of the services.
  const services = { db: openDb(pool), resources, now: () => new Date() } as unknown as Services
  const close = async () => {
    await pool.end()
    await cluster.close()
  }
  return { jobs: { ...(await jobsOf(services, 'the shop', 'usr_0')), ...(await jobsOf(services, 'a member', 'usr_7')) }, close }
}

async function jobsOf(services: Services, who: string, userId: string): Promise<Jobs> {
  const viewer = { kind: 'member', id: userId, role: 'user' }
  const ctx = { services, userId, viewer, language: 'en' } as unknown as MemberContext
  const list = (more: Partial<Parameters<typeof listConversations>[1]>) =>
    listConversations(ctx, { folder: 'inbox', unread: false, limit: 30, cursor: undefined, ...more })
  const { items, nextCursor } = await list({ limit: 10 })
  const conversationId = items[0]?.id ?? ''
  return {
    [`${who}: the numbers at the navigation`]: () => getSummary(ctx),
    [`${who}: the list, 30 conversations`]: () => list({}),
    [`${who}: its second page`]: () => list({ cursor: nextCursor ?? undefined }),
    [`${who}: only unread`]: () => list({ unread: true }),
    [`${who}: a conversation`]: () => listMessages(ctx, { conversationId, limit: 40 }),
    [`${who}: the search for a word`]: () => searchMessages(ctx, { q: 'saffron', limit: 20 }),
  }
}

export const measureInbox = (sizes: readonly number[], rounds = ROUNDS): Promise<Figures> =>
  withSizes(sizes, openInbox, (opened) => measureSizes(opened, rounds, WARM_UP_ROUNDS))

if (process.argv[1] === fileURLToPath(import.meta.url))
  printFigures(await measureInbox(SIZES), ['100,000 messages', '1,000,000 messages'], MAX_RATIO)
