/** Runs `scripts/invariants.sql`: what must be true at every moment, whoever crashed when. */
import { readFileSync } from 'node:fs'
import type pg from 'pg'

export type Breach = { invariant: string; subject: string; found: string; expected: string }

const SCRIPT = new URL('../../../scripts/invariants.sql', import.meta.url)

/** Name and statement of each invariant, from the script. */
export function readInvariants(): { name: string; sql: string }[] {
  return readFileSync(SCRIPT, 'utf8')
    .split(/\n\n+/)
    .flatMap((block) => {
      const match = /^-- ([^\n]+)\n(select[\s\S]+);\s*$/.exec(block)
      return match?.[1] && match[2] ? [{ name: match[1], sql: match[2] }] : []
    })
}

/** All breaches, read in one snapshot. */
export async function breaches(pool: pg.Pool): Promise<Breach[]> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const found: Breach[] = []
    for (const { name, sql } of readInvariants()) {
      const { rows } = await client.query<Omit<Breach, 'invariant'>>(`select * from (${sql}) breach limit 100`)
      found.push(...rows.map((row) => ({ invariant: name, ...row })))
    }
    await client.query('commit')
    return found
  } finally {
    client.release()
  }
}
