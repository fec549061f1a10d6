/** Runs the invariants of all domains (`server/invariants.sql`): conditions that must hold at every moment, even after a crash. */
import { existsSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { domains } from './domains.ts'

export type Violation = { invariant: string; resource: string; found: string; expected: string }

const SOURCES = new URL('../../', import.meta.url)

/** Reads the name and the statement of each invariant. */
export function readInvariants(): { name: string; sql: string }[] {
  const folders = ['platform', ...domains.map(({ name }) => `domains/${name}`)]
  return folders
    .map((folder) => new URL(`${folder}/server/invariants.sql`, SOURCES))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split(/\n\n+/))
    .flatMap((block) => {
      const match = /^-- ([^\n]+)\n(select[\s\S]+);\s*$/.exec(block)
      return match?.[1] && match[2] ? [{ name: match[1], sql: match[2] }] : []
    })
}

/** Returns all violations, read in one snapshot. */
export async function findViolations(pool: pg.Pool): Promise<Violation[]> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const found: Violation[] = []
    for (const { name, sql } of readInvariants()) {
      const { rows } = await client.query<Omit<Violation, 'invariant'>>(`select * from (${sql}) violation limit 100`)
      found.push(...rows.map((row) => ({ invariant: name, ...row })))
    }
    await client.query('commit')
    return found
  } finally {
    client.release()
  }
}
