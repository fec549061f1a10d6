/** Every statement of a `*.sql.ts` is prepared against the migrated schema, so that a misspelled column is found without a call. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { collectStatements } from '#test/plaza/statements/collect.ts'
import { openModule, parseModule } from '#test/plaza/statements/modules.ts'
import { prepareAll } from '#test/plaza/statements/prepare.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const files = globSync('src/**/server/**/*.sql.ts', { cwd: ROOT })
const statements = files.flatMap((path) => collectStatements(ROOT, openModule(ROOT, path)))
const resolved = statements.filter((statement) => statement.text !== null)

/** Templates that only their callers complete; the callers' statements contain them and are prepared. */
const UNRESOLVED = Object.fromEntries(
  [
    'catalog/server/attributes/attributes.sql.ts',
    'marketplace/server/index/changes.sql.ts',
    'network/server/follows.sql.ts',
    'network/server/requests.sql.ts',
  ].map((file) => [`src/domains/${file}`, ['it takes SQL from its caller']]),
)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('PostgreSQL accepts every statement', async () => {
  expect(files.length).toBeGreaterThanOrEqual(95)
  expect(resolved.length).toBeGreaterThanOrEqual(400)
  expect(await prepareAll(database.url, resolved)).toEqual([])
})

test('statements that cannot be read from the source are listed', () => {
  const unresolved = Map.groupBy(
    statements.filter((statement) => statement.text === null),
    ({ place }) => place.replace(/:\d+$/, ''),
  )
  expect(Object.fromEntries([...unresolved].map(([path, found]) => [path, found.map(({ reason }) => reason)]))).toEqual(UNRESOLVED)
  expect(resolved.length / statements.length).toBeGreaterThanOrEqual(0.85)
})

test('a statement that names a missing column is reported, in itself, in a fragment and in a list', async () => {
  const source = `
const COLUMNS = sql\`id, colour\`
const NEWEST = { name: 'newest', by: sql\`placed_at\`, cast: 'timestamptz', id: sql\`id\`, direction: 'desc' }
const countLines = (db, orderId) => sql\`select count(*) from orders.lines where ordr_id = \${orderId}\`.execute(db)
async function loadOrders(db, status) {
  await sql\`lock table orders.parzels in share mode\`.execute(db)
  await sql\`select \${COLUMNS} from orders.orders \${status ? sql\`where status = \${status}\` : sql\`\`}\`.execute(db)
  return listPage(db, {
    where: [sql\`town = \${status}\`],
    sort: NEWEST,
    countFrom: sql\`orders.orders\`,
    select: (page) => sql\`select id from orders.orders \${page}\`,
  })
}
const loadOrder = (db, id) => sql\`select status from orders.orders where id = \${id}\`.execute(db)
`
  const planted = collectStatements(ROOT, parseModule(ROOT, 'planted.sql.ts', source)).filter((statement) => statement.text !== null)
  expect(planted).toHaveLength(6)
  expect(await prepareAll(database.url, planted)).toEqual([
    'planted.sql.ts:4: column "ordr_id" does not exist',
    'planted.sql.ts:6: relation "orders.parzels" does not exist',
    'planted.sql.ts:7: column "colour" does not exist',
    'planted.sql.ts:12: column "town" does not exist',
    'planted.sql.ts:12: column "town" does not exist',
  ])
})
