/** Sends the rows of a file to be checked and then saved, in batches that can be resent. */
import { newIdempotencyKey } from '../../api.ts'
import { isAnswered } from '../../failure.ts'
import { BATCH, BATCH_CHARACTERS, type Importer, type ImportRow, type RowProblem } from './importer.ts'

const MAX_ATTEMPTS = 3

/** Splits rows into batches; rows that belong together stay in one batch. */
export function toBatches(rows: readonly ImportRow[], together: Importer['together'] = () => undefined): ImportRow[][] {
  const batches: ImportRow[][] = []
  let characters = 0
  for (const row of rows) {
    const batch = batches.at(-1)
    const last = batch?.at(-1)
    const group = together(row)
    const belongs = group !== undefined && last !== undefined && together(last) === group
    const size = Object.values(row.values).reduce((sum, cell) => sum + cell.length, 0)
    const fits = batch !== undefined && batch.length < BATCH && characters + size <= BATCH_CHARACTERS
    if (batch && (fits || belongs)) batch.push(row)
    else batches.push([row])
    characters = batches.at(-1)?.length === 1 ? size : characters + size
  }
  return batches
}

/** Checks all rows and returns their problems. `told` receives the number of checked rows. */
export async function dryRun(
  { check, together }: Importer,
  rows: readonly ImportRow[],
  told: (done: number) => void,
): Promise<RowProblem[]> {
  const found: RowProblem[] = []
  let done = 0
  for (const batch of toBatches(rows, together)) {
    found.push(...(await check(batch)))
    done += batch.length
    told(done)
  }
  return found
}

/** An import in progress. Each batch keeps its idempotency key, so that resuming saves nothing twice. */
export type Batch = { rows: ImportRow[]; idempotencyKey: string; done: boolean }

export function newBatches({ together }: Importer, rows: readonly ImportRow[]): Batch[] {
  return toBatches(rows, together).map((batch) => ({ rows: batch, idempotencyKey: newIdempotencyKey(), done: false }))
}

/** Saves the remaining batches. Network errors are retried; other errors are thrown, and the function can be called again. */
export async function importRows({ commit }: Importer, batches: readonly Batch[], told: (done: number) => void): Promise<RowProblem[]> {
  const found: RowProblem[] = []
  for (const batch of batches) {
    if (!batch.done) found.push(...(await withRetry(() => commit(batch.rows, batch.idempotencyKey))))
    batch.done = true
    told(batches.reduce((sum, { rows, done }) => sum + (done ? rows.length : 0), 0))
  }
  return found
}

async function withRetry<Answer>(send: () => Promise<Answer>, left = MAX_ATTEMPTS): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (left <= 1 || isAnswered(error)) throw error
    return withRetry(send, left - 1)
  }
}
