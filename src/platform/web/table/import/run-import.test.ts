import { describe, expect, test } from 'vitest'
import type { Importer, ImportRow } from './importer.ts'
import { dryRun, importRows, newBatches } from './run-import.ts'

const rows: ImportRow[] = Array.from({ length: 250 }, (_, index) => ({ line: index + 2, values: { name: `Mug ${index}` } }))

/** Saves rows like the server: a batch once per idempotency key. `breaks`: how many answers get lost after saving. */
function platformStore(breaks: number): Importer & { kept: ImportRow[] } {
  const kept: ImportRow[] = []
  const seen = new Set<string>()
  let left = breaks
  return {
    kept,
    fields: [],
    maxRows: 1000,
    words: 'platform',
    check: async (batch) => batch.filter(({ line }) => line === 7).map(({ line }) => ({ line, field: 'name', text: 'taken' })),
    async commit(batch, idempotencyKey) {
      if (!seen.has(idempotencyKey)) kept.push(...batch)
      seen.add(idempotencyKey)
      left -= 1
      if (left >= 0) throw new TypeError('no answer')
      return []
    },
  }
}

describe('an import', () => {
  test('is checked completely before anything is saved', async () => {
    const importer = platformStore(0)
    const told: number[] = []
    expect(await dryRun(importer, rows, (done) => told.push(done))).toEqual([{ line: 7, field: 'name', text: 'taken' }])
    expect([importer.kept, told]).toEqual([[], [100, 200, 250]])
  })

  test('saves each row once, although answers were lost', async () => {
    const importer = platformStore(2)
    const told: number[] = []
    expect(await importRows(importer, newBatches(importer, rows), (done) => told.push(done))).toEqual([])
    expect(importer.kept).toEqual(rows)
    expect(told).toEqual([100, 200, 250])
  })

  test('that was interrupted resumes and saves nothing twice', async () => {
    const importer = platformStore(3)
    const batches = newBatches(importer, rows)
    await expect(importRows(importer, batches, () => {})).rejects.toThrow('no answer')
    await importRows(importer, batches, () => {})
    expect(importer.kept).toEqual(rows)
  })

  test('sends long texts in batches that a request can carry', () => {
    const long = rows.slice(0, 10).map(({ line }) => ({ line, values: { name: 'x'.repeat(60_000) } }))
    expect(newBatches(platformStore(0), long).map((batch) => batch.rows.length)).toEqual([4, 4, 2])
  })

  test('sends rows that belong together in one batch', () => {
    const together = ({ line }: ImportRow) => (line >= 95 && line < 130 ? 'mug' : undefined)
    expect(newBatches({ ...platformStore(0), together }, rows).map((batch) => batch.rows.length)).toEqual([128, 100, 22])
  })
})
