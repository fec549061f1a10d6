import type { TestPlaza } from './open.ts'

/** Counts the statements that this Plaza sends during `work`. */
export async function countStatements(plaza: TestPlaza, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const connect = plaza.pool.connect.bind(plaza.pool)
  const counting = async () => {
    const client = await connect()
    const original = client.query.bind(client)
    client.query = ((...args: Parameters<typeof original>) => {
      count += 1
      return original(...args)
    }) as typeof client.query
    const release = client.release.bind(client)
    client.release = (...args) => {
      client.query = original
      release(...args)
    }
    return client
  }
  plaza.pool.connect = counting as typeof plaza.pool.connect
  try {
    await work()
  } finally {
    plaza.pool.connect = connect
  }
  return count
}
