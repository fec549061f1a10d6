/**
 * `node bench/bell.ts`: compares the latency of the bell and of the list of notifications with 100,000 and with 1,000,000 rows: of a member who
 * has a hundredth of them, and of one who has a hundred of them in both. Prints Markdown for `docs/proof.md`.
 */
import { fileURLToPath } from 'node:url'
import { notificationKinds } from '#app/server/wiring.ts'
import { getSummary, listNotifications } from '#domains/notifications/server/read-notifications.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { MemberContext, Services } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { type Figures, type Jobs, measureSizes, printFigures, withSizes } from './two-sizes.ts'

const SIZES = [100_000, 1_000_000]
const ROUNDS = 500
const WARM_UP_ROUNDS = 50
const MAX_RATIO = 1.5
const ROWS_PER_PERSON = 100

/** A tenth of the rows belongs to ten busy members, the rest to all; two of three are read, one of ten is cleared, a third names people. */
const FILL_SQL = `
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  select 'usr_' || n, 'p' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', now(), now() from generate_series(1, $PEOPLE) n;
  insert into accounts.profiles (user_id) select id from accounts.users;
  insert into notifications.counters (user_id, seen_at) select id, now() - interval '3 days' from accounts.users;
  insert into notifications.notifications (id, user_id, kind, target_type, target_id, params, href, people_count, event_count, in_bell, created_at, last_at, read_at, cleared_at, clearing_id)
  select 'ntf_' || n, 'usr_' || case n % 10 when 0 then 1 + n / 10 % 10 else 1 + n % $PEOPLE end,
    (array['orders.placed', 'network.followed', 'reviews.published'])[1 + n % 3], 'record', n::text,
    '{"number": "ORD-0000000001-1", "total": "$10.00", "product": "Mug"}', '/orders', n % 3, 1, true,
    now() - n * interval '86400 seconds' / $ROWS * 90, now() - n * interval '86400 seconds' / $ROWS * 90,
    case when n % 3 <> 0 then now() end, case when n % 10 = 7 then now() end,
    case when n % 10 = 7 then 'clr' end
  from generate_series(1, $ROWS) n;
  insert into notifications.people (notification_id, user_id, at)
  select id, 'usr_' || (1 + hashtext(id) % 500 + 500), last_at from notifications.notifications where people_count > 0;
  update notifications.counters c set unread = (
    select count(*) from notifications.notifications n where n.user_id = c.user_id and n.in_bell and n.read_at is null and n.cleared_at is null);
  analyze`

type OpenBell = { jobs: Jobs; close(): Promise<void> }

async function openBell(rows: number): Promise<OpenBell> {
  const cluster = await openThrowAwayCluster()
  await migrate(cluster.url)
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'plaza bench', onError: () => {} })
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query(FILL_SQL.replaceAll('$ROWS', String(rows)).replaceAll('$PEOPLE', String(Math.max(1000, rows / ROWS_PER_PERSON))))
  await client.query('vacuum analyze notifications.notifications')
  client.release()
  // What the bell needs of the services.
  const services = { db: openDb(pool), notificationKinds, now: () => new Date() } as unknown as Services
  const close = async () => {
    await pool.end()
    await cluster.close()
  }
  return { jobs: { ...(await jobsOf(services, 'a busy member', 'usr_1')), ...(await jobsOf(services, 'a member', 'usr_700')) }, close }
}

async function jobsOf(services: Services, who: string, userId: string): Promise<Jobs> {
  const ctx = { services, userId, viewer: { kind: 'member', id: userId, role: 'user' }, language: 'en' } as unknown as MemberContext
  const list = (more: Partial<Parameters<typeof listNotifications>[1]>) =>
    listNotifications(ctx, { unread: false, limit: 20, cursor: undefined, ...more })
  const { nextCursor } = await list({})
  return {
    [`${who}: the number at the bell`]: () => getSummary(ctx),
    [`${who}: the open bell, 8 rows`]: () => list({ limit: 8 }),
    [`${who}: the list, 20 rows`]: () => list({}),
    [`${who}: its second page`]: () => list({ cursor: nextCursor ?? undefined }),
    [`${who}: only unread, one area`]: () => list({ unread: true, area: 'selling' }),
  }
}

export const measureBell = (sizes: readonly number[], rounds = ROUNDS): Promise<Figures> =>
  withSizes(sizes, openBell, (opened) => measureSizes(opened, rounds, WARM_UP_ROUNDS))

if (process.argv[1] === fileURLToPath(import.meta.url))
  printFigures(await measureBell(SIZES), ['100,000 rows', '1,000,000 rows'], MAX_RATIO)
