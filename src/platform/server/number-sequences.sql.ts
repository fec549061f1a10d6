import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Adds to the sequence and locks its row until the transaction ends. Returns the last number. */
export async function incrementSequence(db: Db, owner: string, name: string, count: number): Promise<number> {
  const { rows } = await sql<{ lastNumber: number }>`
    insert into platform.number_sequences as s (owner, name, last_number) values (${owner}, ${name}, ${count})
    on conflict (owner, name) do update set last_number = s.last_number + ${count}::bigint returning last_number`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the sequence ${name} of ${owner} gave no number`)
  return row.lastNumber
}
