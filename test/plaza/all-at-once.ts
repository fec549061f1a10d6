import type { TestPlaza } from './open.ts'

/**
 * Does all of it at the same moment: holds the rows that `lock` selects until everybody waits for them, then lets go. What each
 * of them read before is what all read. At most eight: each needs a connection.
 */
export async function allAtOnce<T>(plaza: TestPlaza, lock: string, id: string, acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const holder = await plaza.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`${lock} for update`, [id])
    const done = Promise.all(acts.map((act) => act()))
    while ((await waiting(plaza)) < acts.length);
    await holder.query('commit')
    return await done
  } finally {
    holder.release()
  }
}

async function waiting(plaza: TestPlaza): Promise<number> {
  const [row] = await plaza.rows<{ waiting: number }>(
    `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting ?? 0
}
