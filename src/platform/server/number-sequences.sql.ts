import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Adds one to the sequence and locks its row until the transaction ends. */
export async function incrementSequence(db: Db, owner: string, name: string): Promise<number> {
  const { rows } = await sql<{ lastNumber: number }>`
    insert into platform.number_sequences as s (owner, name, last_number) values (${owner}, ${name}, 1)
    on conflict (owner, name) do update set last_number = s.last_number + 1 returning last_number`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the sequence ${name} of ${owner} gave no number`)
  return row.lastNumber
}
