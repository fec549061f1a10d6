/** A database for one test file, cloned from the template that the run's global setup made. */

import pg from 'pg'
import { randomText } from '#platform/shared/ids.ts'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Clones the template, which contains the fixtures. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { PLAZA_TEST_CLUSTER: cluster, PLAZA_TEST_TEMPLATE: template } = process.env
  if (!cluster || !template) throw new Error('no test cluster: run the tests with `npm test`, which starts one')
  return createDatabase(cluster, `template ${template} strategy file_copy`)
}

/** Clones the database with the demo data, which is seeded before the first journey. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  const { PLAZA_TEST_CLUSTER: cluster, PLAZA_DEMO_DATABASE: template } = process.env
  if (!cluster || !template) throw new Error('there is no demo database: run the journeys with `npm test`')
  return createDatabase(cluster, `template ${template} strategy file_copy`)
}

/** Creates an empty database, for a Plaza that migrates and seeds it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { PLAZA_TEST_CLUSTER: cluster } = process.env
  if (!cluster) throw new Error('no test cluster: run the tests with `npm test`, which starts one')
  return createDatabase(cluster, 'template template0')
}

/** Returns the superuser's URL of the same database. */
export function asSuperuser(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = 'postgres'
  return url.href
}

async function createDatabase(cluster: string, how: string): Promise<TestDatabase> {
  const name = `test_${randomText(12)}`
  await administer(cluster, `create database ${name} ${how}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  // PostgreSQL's own workers may be connected; only the superuser can disconnect them.
  return { url: url.href, drop: () => administer(asSuperuser(cluster), `drop database if exists ${name} with (force)`) }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
