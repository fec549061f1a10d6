/** Lets PostgreSQL check statements against the migrated tables, without running them. */
import pg from 'pg'

export type Prepared = { place: string; text: string }

/** Returns `place: message` of each statement that PostgreSQL refuses. Locks are taken and given back, because they cannot be prepared. */
export async function prepareAll(url: string, statements: readonly Prepared[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const refused: string[] = []
  try {
    for (const { place, text } of statements) {
      await client.query('begin')
      try {
        await client.query(/^\s*lock\b/i.test(text) ? text : `prepare statement as ${text}`)
      } catch (error) {
        refused.push(`${place}: ${error instanceof Error ? error.message : String(error)}`)
      }
      // A prepared statement outlives its transaction.
      await client.query('rollback; deallocate all')
    }
  } finally {
    await client.end()
  }
  return refused
}
