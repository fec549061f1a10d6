/** Sends a file's rows to be looked at, then to be kept: in batches, each of which may be sent again. */
import { newIntent } from '../../api.ts'
import { isAnswered } from '../../failure.ts'
import { BATCH, type Importer, type ImportRow, type RowTrouble } from './importer.ts'

const TRIES = 3

/** As many rows as are sent at once, and those of the last one's group. */
export function batchesOf(rows: readonly ImportRow[], together: Importer['together'] = () => undefined): ImportRow[][] {
  const batches: ImportRow[][] = []
  for (const row of rows) {
    const batch = batches.at(-1)
    const last = batch?.at(-1)
    const group = together(row)
    const belongs = group !== undefined && last !== undefined && together(last) === group
    if (batch && (batch.length < BATCH || belongs)) batch.push(row)
    else batches.push([row])
  }
  return batches
}

/** Everything the rows would be refused for. `told` hears how many were looked at. */
export async function dryRun(
  { check, together }: Importer,
  rows: readonly ImportRow[],
  told: (done: number) => void,
): Promise<RowTrouble[]> {
  const found: RowTrouble[] = []
  let done = 0
  for (const batch of batchesOf(rows, together)) {
    found.push(...(await check(batch)))
    done += batch.length
    told(done)
  }
  return found
}

/** An import in progress: each batch has its intent for good, so that going on after a break keeps nothing twice. */
export type Batch = { rows: ImportRow[]; intent: string; done: boolean }

export function newBatches({ together }: Importer, rows: readonly ImportRow[]): Batch[] {
  return batchesOf(rows, together).map((batch) => ({ rows: batch, intent: newIntent(), done: false }))
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
