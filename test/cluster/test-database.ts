/** A database for one test file, cloned from the template that the run's global setup made. */

import pg from 'pg'
import { randomText } from '#platform/shared/ids.ts'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Clones the template: the cast is in it, and nobody else is. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { PLAZA_TEST_CLUSTER: cluster, PLAZA_TEST_TEMPLATE: template } = process.env
  if (!cluster || !template) throw new Error('no test cluster: run the tests with `npm test`, which starts one')
  return createDatabase(cluster, `template ${template} strategy file_copy`)
}

/** With the demo story, told before the first journey. */
export async function createToldDatabase(): Promise<TestDatabase> {
  const { PLAZA_TEST_CLUSTER: cluster, PLAZA_TOLD_DATABASE: told } = process.env
  if (!cluster || !told) throw new Error('no story was told: run the journeys with `npm test`')
  return createDatabase(cluster, `template ${told} strategy file_copy`)
}

/** Nothing is in it: for a Plaza that migrates it and tells the demo story. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { PLAZA_TEST_CLUSTER: cluster } = process.env
  if (!cluster) throw new Error('no test cluster: run the tests with `npm test`, which starts one')
  return createDatabase(cluster, 'template template0')
}

/** The same database for whoever rules the server. */
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
  // The server's own workers may be in it, whom only its ruler sends away.
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
