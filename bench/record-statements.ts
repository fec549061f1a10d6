/** Records the statements of a request with their parameters, in order, as the driver sends them. */
import pg from 'pg'

/** `name`: a prepared statement, which PostgreSQL parses once per connection. */
export type Statement = { name?: string; text: string; values: unknown[] }

type QueryMethod = (...args: unknown[]) => unknown

/** Runs `work` and returns every statement that any client of this process sent in that time. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: QueryMethod }
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
