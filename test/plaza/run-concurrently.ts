import type { TestPlaza } from './open.ts'

/**
 * Runs all acts at the same moment: holds the rows that `lock` selects until every act waits for them, then releases them. So all acts have
 * read the same state. At most eight acts, because each needs a connection.
 */
export async function runConcurrently<T>(plaza: TestPlaza, lock: string, id: string, acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const holder = await plaza.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`${lock} for update`, [id])
    const done = Promise.all(acts.map((act) => act()))
    while ((await countBlocked(plaza)) < acts.length);
    await holder.query('commit')
    return await done
  } finally {
    holder.release()
  }
}

async function countBlocked(plaza: TestPlaza): Promise<number> {
  const [row] = await plaza.rows<{ waiting: number }>(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting ?? 0
}
