/**
 * `npm run db:types`: writes `db.types.ts` of the platform and of every domain with migrations, from a fully migrated database. Each file
 * contains one schema, so a domain's statements cannot use another domain's tables (boundary 4).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/server/migrate.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'

const cluster = await openThrowAwayCluster()
await migrate(cluster.url)

const root = new URL('../', import.meta.url)
const generator = fileURLToPath(new URL('node_modules/kysely-codegen/dist/cli/bin.js', root))
const domains = readdirSync(new URL('src/domains/', root), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const schemas = [
  { schema: 'platform', folder: 'src/platform/server/' },
  ...domains.map(({ name }) => ({ schema: name, folder: `src/domains/${name}/server/` })),
]

for (const { schema, folder } of schemas) {
  if (!existsSync(new URL(`${folder}migrations/`, root))) continue
  const printed = execFileSync(process.execPath, [
    generator,
    '--dialect',
    'postgres',
    '--url',
    cluster.url,
    '--camel-case',
    '--print',
    '--log-level',
    'silent',
    '--default-schema',
    'none',
    '--include-pattern',
    `${schema}.*`,
    '--date-parser',
    'string',
    '--type-mapping',
    JSON.stringify({ int8: 'number', tsvector: 'string' }),
  ])
  const code = printed
    .toString()
    .replace(/^[\s\S]*?\*\/\n/, `/** The tables of the schema \`${schema}\`, written by \`npm run db:types\`. */\n`)
    .replace('export interface DB {', 'export interface Tables {')
  writeFileSync(new URL(`${folder}db.types.ts`, root), code)
}

await cluster.close()
