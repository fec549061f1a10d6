/** Statements of backups and restores that look at all tables. They run on one connection, outside of Kysely, because COPY streams. */
import type pg from 'pg'

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; lastValue: string; isCalled: boolean }
export type AppliedMigration = { name: string; hash: string }

/** Settings that the text of values depends on, and no time limit: a large table takes as long as it takes. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
    set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`)
}

/** All tables of the schemas with the columns that can be copied: generated ones are computed again. */
export async function loadTables(client: pg.Client, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%s.%s', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and n.nspname = any($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by n.nspname, c.relname order by 1`,
    [schemas],
  )
  return rows
}

/** Keeps migrations from changing the tables until the transaction ends. Readers and writers are not affected. */
export async function lockTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query(`lock table ${tables.map(({ name }) => quoteName(name)).join(', ')} in access share mode`)
}

/** The values of sequences do not belong to a snapshot, so they are read after it: then they are at least as high as its rows. */
export async function loadSequences(client: pg.Client, schemas: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1`,
    [schemas],
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const values = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoteName(name)}`,
    )
    sequences.push(...values.rows.map((value) => ({ name, ...value })))
  }
  return sequences
}

export async function setSequence(client: pg.Client, { name, lastValue, isCalled }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(name), lastValue, isCalled])
}

export async function loadMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, hash from public.plaza_migrations order by name')
  return rows
}

export async function loadServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return rows[0]?.version ?? ''
}

export function copyRowsOut({ name, columns }: Table): string {
  return `copy ${quoteName(name)} (${columns.map(quote).join(', ')}) to stdout`
}

export function copyRowsIn({ name, columns }: Table): string {
  return `copy ${quoteName(name)} (${columns.map(quote).join(', ')}) from stdin`
}

/** A job that is running was counted as an attempt already. */
export const COPY_JOBS_OUT = `copy (
    select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority, j.flags,
      greatest(0, j.attempts - (j.locked_at is not null)::int), j.last_error, j.created_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    order by j.id
  ) to stdout`

export async function createJobsTable(client: pg.Client): Promise<void> {
  await client.query(`create temporary table restored_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, key text, priority int, flags jsonb,
    attempts int, last_error text, created_at timestamptz, id bigint) on commit drop`)
}

export const COPY_JOBS_IN = `copy pg_temp.restored_jobs
  (identifier, payload, queue_name, run_at, max_attempts, key, priority, flags, attempts, last_error, created_at) from stdin`

/** Adds the jobs through the queue's function. A parked job stays parked. */
export async function addRestoredJobs(client: pg.Client): Promise<void> {
  await client.query(`update pg_temp.restored_jobs r set id = (graphile_worker.add_job(r.identifier, payload => r.payload,
    queue_name => r.queue_name, run_at => r.run_at, max_attempts => r.max_attempts, job_key => r.key, priority => r.priority,
    flags => array(select jsonb_object_keys(coalesce(r.flags, '{}'))))).id`)
  await client.query(`update graphile_worker._private_jobs j set attempts = r.attempts, last_error = r.last_error, created_at = r.created_at
    from pg_temp.restored_jobs r where j.id = r.id`)
}

/** The first relation that is not empty ground: anything but extensions and a job queue without jobs. */
export async function findForeignRelation(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  )
  if (rows[0]) return rows[0].name
  const { rows: queue } = await client.query<{ there: boolean }>(`select to_regclass('graphile_worker._private_jobs') is not null as there`)
  if (!queue[0]?.there) return null
  const { rows: jobs } = await client.query('select from graphile_worker._private_jobs limit 1')
  return jobs.length > 0 ? 'graphile_worker.jobs' : null
}

/**
 * Deletes the rows that migrations inserted, such as settings: the backup has them as they were. An empty table that refers to one of them is
 * emptied too, because `truncate` demands it.
 */
export async function emptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const filled: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${quoteName(name)} limit 1`)
    if (rows.length > 0) filled.push(quoteName(name))
  }
  if (filled.length > 0) await client.query(`truncate ${filled.join(', ')} cascade`)
}

/** Triggers would change or refuse rows that are as they were. */
export async function disableTriggers(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname = any($1) order by 1`,
    [schemas],
  )
  for (const { name } of rows) await client.query(`alter table ${name} disable trigger user`)
  return rows.map(({ name }) => name)
}

export async function enableTriggers(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
}

export type ForeignKey = { table: string; name: string; definition: string }

/** Without them tables can be filled in any order, and adding them again checks all rows at once. */
export async function dropForeignKeys(client: pg.Client, schemas: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, t.relname) as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and n.nspname = any($1) order by 1, 2`,
    [schemas],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

export async function addForeignKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Without figures about its tables the planner would join them badly in the checks that follow. */
export async function analyzeTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query(`analyze ${tables.map(({ name }) => quoteName(name)).join(', ')}`)
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}

function quoteName(name: string): string {
  return name.split('.').map(quote).join('.')
}
