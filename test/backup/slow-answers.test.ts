/** A backup counts the rows of each table, however the database's answers are divided on their way. */
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupScope } from '#app/server/wiring.ts'
import type { ArchiveWriter } from '#platform/server/backup/archive-writer.ts'
import { writeSnapshot } from '#platform/server/backup/snapshot.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

/** Ends within the message with the number of rows: a copy's last messages are `COPY n`, 13 bytes or more, and 6 bytes that end the query. */
const LATE_BYTES = 10
const DELAY_MS = 2

let plaza: TestPlaza
let server: Server
beforeAll(async () => {
  plaza = await openTestPlaza()
  server = await openSlowProxy(plaza.databaseUrl)
})
afterAll(async () => {
  server.close()
  await plaza.close()
})

/** Passes the end of each answer on later than the rest of it. */
async function openSlowProxy(databaseUrl: string): Promise<Server> {
  const { host, port } = new pg.Client({ connectionString: databaseUrl })
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const proxy = createServer({ noDelay: true }, (client) => {
    const database = connect(address)
    client.pipe(database)
    let passed = Promise.resolve()
    database.on('data', (chunk: Buffer) => {
      passed = passed.then(async () => {
        client.write(chunk.subarray(0, -LATE_BYTES))
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
        client.write(chunk.subarray(-LATE_BYTES))
      })
    })
    for (const socket of [client, database]) socket.on('error', () => {})
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return proxy
}

test('the number of rows of a table may arrive after its rows', async () => {
  const { user, password, database } = new pg.Client({ connectionString: plaza.databaseUrl })
  const { port } = server.address() as AddressInfo
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    ...(user && { user }),
    ...(password && { password }),
    ...(database && { database }),
  })
  await client.connect()
  const linesOf = new Map<string, number>()
  const archive = {
    async addPieces(prefix: string, stream: Readable) {
      const lines = (await text(stream)).split('\n')
      linesOf.set(prefix, lines.length - 1)
      return { bytes: 0, sha256: '' }
    },
  } as unknown as ArchiveWriter
  const { tables } = await writeSnapshot(client, archive, { schemas: ['catalog', 'accounts'], omitted: backupScope.omitted })
  await client.end()
  const counted = tables.map(({ name, rows }) => [name, rows])
  expect(counted).toEqual(tables.map(({ name }) => [name, linesOf.get(`rows/${name}`)]))
  expect(counted.filter(([, rows]) => Number(rows) > 0).length).toBeGreaterThan(5)
})
