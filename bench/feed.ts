/**
 * `node bench/feed.ts`: compares the feeds and posting with 100,000 and with 1,000,000 posts: of readers who follow 500 and 5,000 people, and of
 * an author whom every member follows. Prints Markdown for `docs/proof.md`.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resources, search } from '#app/server/wiring.ts'
import { createPost } from '#domains/feed/server/create-post.ts'
import { countHome, listDiscover, listHome } from '#domains/feed/server/lists.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { MemberContext, Services } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { peakMegabytes } from '#test/plaza/peak-memory.ts'
import { type Figures, type Jobs, measureSizes, printFigures, printRow, withSizes } from './two-sizes.ts'

const SIZES = [10_000, 100_000]
const ROUNDS = 300
const WARM_UP_ROUNDS = 30
const MAX_RATIO = 1.5
const MAX_MEMORY_RATIO = 1.25
const FOLLOWING = [500, 5000]
const PAGE = 20

/**
 * Ten posts and fifty follows a member. The readers follow the same number of people in both sizes, spread over all members; everybody follows
 * `usr_1`. Posts are spread over ninety days; the counts of network are not needed.
 */
const FILL_SQL = `
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  select 'usr_' || n, 'p' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', now(), now() - interval '90 days'
  from generate_series(1, $MEMBERS) n;
  insert into accounts.profiles (user_id) select id from accounts.users;
  insert into network.people (user_id, username) select id, username from accounts.users;
  insert into network.follows (follower_id, followed_id, since)
  select 'usr_' || n, 'usr_' || (1 + (n::bigint * 7919 + k * 104729) % $MEMBERS), now() from generate_series(10, $MEMBERS) n cross join generate_series(1, 49) k
  where (n::bigint * 7919 + k * 104729) % $MEMBERS + 1 <> n on conflict do nothing;
  insert into network.follows (follower_id, followed_id, since) select id, 'usr_1', now() from accounts.users where id <> 'usr_1' on conflict do nothing;
  insert into network.follows (follower_id, followed_id, since)
  select 'usr_' || r.reader, 'usr_' || (10 + k * (($MEMBERS - 10) / r.following)), now()
  from (values (2, ${FOLLOWING[0]}), (3, ${FOLLOWING[1]})) r (reader, following) cross join lateral generate_series(1, r.following - 1) k
  on conflict do nothing;
  insert into feed.authors (user_id) select id from accounts.users;
  insert into feed.posts (id, author_id, client_key, content_hash, audience, text, created_at, ranked_at, like_count)
  select 'post_' || n, 'usr_' || (1 + (n::bigint * 31 + n / $MEMBERS) % $MEMBERS), 'key_' || n, '', 'public', 'Post ' || md5(n::text),
    at, at + interval '12 hours' * log(1 + n % 10), n % 10
  from generate_series(1, $MEMBERS * 10) n cross join lateral (select now() - n * interval '90 days' / ($MEMBERS * 10) as at) t;
  update feed.authors a set last_posted_at = p.at
  from (select author_id, max(created_at) as at from feed.posts group by author_id) p where p.author_id = a.user_id;
  analyze`

type OpenFeed = { url: string; jobs: Jobs; close(): Promise<void> }

async function fillFeed(members: number): Promise<OpenFeed> {
  const cluster = await openThrowAwayCluster()
  await migrate(cluster.url)
  const pool = openPool({ url: cluster.url, max: 1, applicationName: 'plaza bench', onError: () => {} })
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(FILL_SQL.replaceAll('$MEMBERS', String(members)))
  for (const table of ['feed.posts', 'feed.authors', 'network.follows']) await client.query(`vacuum analyze ${table}`)
  client.release()
  await pool.end()
  const { jobs, close } = await openJobs(cluster.url)
  return { url: cluster.url, jobs, close: () => close().then(() => cluster.close()) }
}

async function openJobs(url: string): Promise<{ jobs: Jobs; close(): Promise<void> }> {
  const pool = openPool({ url, max: 4, applicationName: 'plaza bench', onError: () => {} })
  // What the feed needs of the services.
  const services = { db: openDb(pool), resources, now: () => new Date(), wakeDispatcher: () => {}, search } as unknown as Services
  const contextOf = (userId: string) =>
    ({
      services,
      userId,
      viewer: { kind: 'member', id: userId, role: 'user' },
      language: 'en',
      idempotency: null,
    }) as unknown as MemberContext
  const jobs: Jobs = {}
  for (const [index, following] of FOLLOWING.entries()) {
    const ctx = contextOf(`usr_${index + 2}`)
    const { nextCursor } = await listHome(ctx, { limit: PAGE })
    const who = `follows ${following.toLocaleString('en')}`
    const since = new Date(Date.now() - 3600_000).toISOString()
    jobs[`${who}: the first page`] = () => listHome(ctx, { limit: PAGE })
    jobs[`${who}: the second page`] = () => listHome(ctx, { limit: PAGE, cursor: nextCursor ?? undefined })
    jobs[`${who}: posts of the last hour`] = () => countHome(ctx, { since })
    jobs[`${who}: posts for everybody`] = () => listDiscover(ctx, { limit: PAGE })
  }
  jobs['an author followed by every member posts'] = () =>
    createPost(contextOf('usr_1'), {
      clientKey: randomUUID(),
      text: 'To all of you #market',
      audience: 'public',
      groupId: null,
      pictures: [],
      record: null,
      quotedId: null,
      poll: null,
    })
  return { jobs, close: () => pool.end() }
}

export type FeedFigures = { p95: Figures; peakMb: number[] }

/** Also the most memory for each size. */
export const measureFeed = (sizes: readonly number[], rounds = ROUNDS): Promise<FeedFigures> =>
  withSizes(sizes, fillFeed, async (feeds) => {
    const peakMb: number[] = []
    for (const { url } of feeds) peakMb.push(await measureMemory(url, rounds))
    return { p95: await measureSizes(feeds, rounds, WARM_UP_ROUNDS), peakMb }
  })

/** The most memory of a process of its own that reads every page, in megabytes. */
async function measureMemory(url: string, rounds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), 'memory', url, String(rounds)])
  return Number(stdout.trim())
}

async function printMemory(url: string, rounds: number): Promise<void> {
  const { jobs, close } = await openJobs(url)
  for (let round = 0; round < rounds; round += 1) for (const job of Object.values(jobs)) await job()
  await close()
  console.log(peakMegabytes())
}

async function printComparison(): Promise<void> {
  const { p95, peakMb } = await measureFeed(SIZES)
  printFigures(p95, ['100,000 posts', '1,000,000 posts'], MAX_RATIO)
  printRow('memory, MB', peakMb, MAX_MEMORY_RATIO, 0)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , what, url = '', rounds = ''] = process.argv
  await (what === 'memory' ? printMemory(url, Number(rounds)) : printComparison())
}
