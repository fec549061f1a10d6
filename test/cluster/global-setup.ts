/** Runs before the first test: starts one cluster and creates the template that every test file's database is cloned from. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { transferAuditOwnership } from '#platform/server/postgres/transfer-audit-ownership.ts'
import { prepareTemplate } from './template.ts'
import { openThrowAwayCluster, type ThrowAwayCluster } from './throw-away.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the teardown. Tests find the cluster and the template through the environment (test-database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openThrowAwayCluster()
  process.env['PLAZA_TEST_CLUSTER'] = cluster.url
  const nameTemplate = async () => {
    process.env['PLAZA_TEST_TEMPLATE'] = await ensureTemplate(cluster)
  }
  try {
    await nameTemplate()
  } catch (error) {
    await cluster.close()
    throw error
  }
  project.onTestsRerun(nameTemplate)
  return cluster.close
}

/** Creates the template of these migrations and fixtures, again when a watched change needs a new one. */
async function ensureTemplate({ url: clusterUrl, superuserUrl }: ThrowAwayCluster): Promise<string> {
  const name = `template_${hashTemplateSources()}`
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    await client.query(`create database ${name}_unfinished`)
    await prepareTemplate(inDatabase(clusterUrl, `${name}_unfinished`))
    await transferAuditOwnership(inDatabase(superuserUrl, `${name}_unfinished`))
    await client.query(`alter database ${name}_unfinished rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

function inDatabase(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

function hashTemplateSources(): string {
  const hash = createHash('sha256')
  const files = globSync(['src/**/migrations/*.sql', 'src/**/fixtures.ts', 'test/cluster/template.ts', 'scripts/audit-owner.sql'], {
    cwd: ROOT,
  })
  for (const file of files.sort()) hash.update(file).update(readFileSync(`${ROOT}${file}`))
  return hash.digest('hex').slice(0, 16)
}
