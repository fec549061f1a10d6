/** What a request says to PostgreSQL: statements with their parameters, in order, as they leave the driver. */
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

type Query = (...args: unknown[]) => unknown

/** Runs `work` and answers every statement any client of this process sent meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as Statement)
    statements.push({ text, values: Array.isArray(values) ? values : [] })
    return query.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return statements
}
