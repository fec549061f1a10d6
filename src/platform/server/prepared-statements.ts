/** Uses named statements, so that PostgreSQL parses and plans each text once per connection; that costs more than most of our reads. */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Limits the server's memory, because some texts vary with the number of inserted rows. Further statements stay unnamed. */
const MAX_NAMED_STATEMENTS = 500

/** Wraps the pool for Kysely; every statement with parameters gets a name. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known
    const name = `plaza_${names.size}`
    names.set(text, name)
    return name
  }

  function preparing(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    }
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparing(client)
      clients.set(client, known)
      return known
    },
  }
}
