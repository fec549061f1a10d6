/** Plaza's role and database inside the cluster, and how to reach them. */
import pg from 'pg'
import { APPLICATION_ROLE, type Door, type Durability, SUPERUSER } from './settings.ts'

/** The address for one role and database. Through a socket PostgreSQL asks the system who is there, so no password is in it. */
export function urlOf(door: Door, role: string, database: string, password: string | null): string {
  if ('port' in door) return `postgres://${role}:${encodeURIComponent(password ?? '')}@127.0.0.1:${door.port}/${database}`
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(door.socketFolder)}`
}

/** Asked at every start, because a kill may come between making the cluster and making these. */
export async function ensureRoleAndDatabase(client: pg.Client, durability: Durability, password: string | null): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
    [APPLICATION_ROLE],
  )
  const found = rows[0]
  if (!found?.role) {
    const rights = durability === 'thrown-away' ? 'login createdb' : 'login'
    await client.query(`create role ${APPLICATION_ROLE} ${rights}${password ? ` password ${pg.escapeLiteral(password)}` : ''}`)
  }
  if (!found?.database) await client.query(`create database ${APPLICATION_ROLE} owner ${APPLICATION_ROLE}`)
}

export function superuserUrl(door: Door, password: string | null): string {
  return urlOf(door, SUPERUSER, 'postgres', password)
}

export function applicationUrl(door: Door, password: string | null): string {
  return urlOf(door, APPLICATION_ROLE, APPLICATION_ROLE, password)
}
