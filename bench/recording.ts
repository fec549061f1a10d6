/** What a request says to PostgreSQL: statements with their parameters, in order, as they leave the driver. */
import pg from 'pg'

/** `name`: a prepared statement, which PostgreSQL parses once per connection. */
export type Statement = { name?: string; text: string; values: unknown[] }

type Query = (...args: unknown[]) => unknown

/** Runs `work` and answers every statement any client of this process sent meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args
    const { name, text, values } = typeof first === 'string' ? { name: undefined, text: first, values: second } : (first as Statement)
    statements.push({ text, values: Array.isArray(values) ? values : [], ...(name !== undefined && { name }) })
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return statements
}
