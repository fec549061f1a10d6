/** Sends a file's rows to be looked at, then to be kept: in batches, each of which may be sent again. */
import { newIntent } from '../../api.ts'
import { isAnswered } from '../../failure.ts'
import { BATCH, type Importer, type ImportRow, type RowTrouble } from './importer.ts'

const TRIES = 3

export function batchesOf(rows: readonly ImportRow[]): ImportRow[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH))
}

/** Everything the rows would be refused for. `told` hears how many were looked at. */
export async function dryRun({ check }: Importer, rows: readonly ImportRow[], told: (done: number) => void): Promise<RowTrouble[]> {
  const found: RowTrouble[] = []
  let done = 0
  for (const batch of batchesOf(rows)) {
    found.push(...(await check(batch)))
    done += batch.length
    told(done)
  }
  return found
}

/** An import in progress: each batch has its intent for good, so that going on after a break keeps nothing twice. */
export type Batch = { rows: ImportRow[]; intent: string; done: boolean }

export function newBatches(rows: readonly ImportRow[]): Batch[] {
  return batchesOf(rows).map((batch) => ({ rows: batch, intent: newIntent(), done: false }))
}

/** Keeps what is not kept yet. Silence is tried again; throws what still does not work, and can be called again then. */
export async function keep({ commit }: Importer, batches: readonly Batch[], told: (done: number) => void): Promise<RowTrouble[]> {
  const found: RowTrouble[] = []
  for (const batch of batches) {
    if (!batch.done) found.push(...(await tried(() => commit(batch.rows, batch.intent))))
    batch.done = true
    told(batches.reduce((sum, { rows, done }) => sum + (done ? rows.length : 0), 0))
  }
  return found
}

async function tried<Answer>(send: () => Promise<Answer>, left = TRIES): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (left <= 1 || isAnswered(error)) throw error
    return tried(send, left - 1)
  }
}
