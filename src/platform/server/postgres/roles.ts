/** Plaza's role and database inside the cluster, and their connection URLs. */
import pg from 'pg'
import { APPLICATION_ROLE, type ServerEndpoint, SUPERUSER } from './settings.ts'

/** The connection URL for a role and database. Through a socket, PostgreSQL uses peer authentication, so the URL has no password. */
export function connectionUrl(endpoint: ServerEndpoint, role: string, database: string, password: string | null): string {
  if ('port' in endpoint) return `postgres://${role}:${encodeURIComponent(password ?? '')}@127.0.0.1:${endpoint.port}/${database}`
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(endpoint.socketFolder)}`
}

/** Runs at every start, because Plaza may have been killed after it created the cluster and before these. */
export async function ensureRoleAndDatabase(client: pg.Client, password: string | null): Promise<void> {
  const { rows } = await client.query<{ role: boolean; creator: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
      exists (select from pg_roles where rolname = $1 and rolcreatedb) as creator,
      exists (select from pg_database where datname = $1) as database`,
    [APPLICATION_ROLE],
  )
  const found = rows[0]
  if (!found?.role) {
    await client.query(`create role ${APPLICATION_ROLE} login${password ? ` password ${pg.escapeLiteral(password)}` : ''}`)
  }
  // The weekly check of a backup restores it into a database of its own.
  if (!found?.creator) await client.query(`alter role ${APPLICATION_ROLE} createdb`)
  if (!found?.database) await client.query(`create database ${APPLICATION_ROLE} owner ${APPLICATION_ROLE}`)
}

export function superuserUrl(endpoint: ServerEndpoint, password: string | null): string {
  return connectionUrl(endpoint, SUPERUSER, 'postgres', password)
}

export function applicationUrl(endpoint: ServerEndpoint, password: string | null): string {
  return connectionUrl(endpoint, APPLICATION_ROLE, APPLICATION_ROLE, password)
}
