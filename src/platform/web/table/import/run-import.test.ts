import { describe, expect, test } from 'vitest'
import type { Importer, ImportRow } from './importer.ts'
import { dryRun, keep, newBatches } from './run-import.ts'

const rows: ImportRow[] = Array.from({ length: 250 }, (_, index) => ({ line: index + 2, values: { name: `Mug ${index}` } }))

/** Keeps rows as the server does: a batch once by its intent. `breaks`: how often it stays silent after keeping. */
function house(breaks: number): Importer & { kept: ImportRow[] } {
  const kept: ImportRow[] = []
  const seen = new Set<string>()
  let left = breaks
  return {
    kept,
    fields: [],
    maxRows: 1000,
    words: 'platform',
    check: async (batch) => batch.filter(({ line }) => line === 7).map(({ line }) => ({ line, field: 'name', text: 'taken' })),
    async commit(batch, intent) {
      if (!seen.has(intent)) kept.push(...batch)
      seen.add(intent)
      left -= 1
      if (left >= 0) throw new TypeError('no answer')
      return []
    },
  }
}

describe('an import', () => {
  test('is looked at whole before anything is kept', async () => {
    const importer = house(0)
    const told: number[] = []
    expect(await dryRun(importer, rows, (done) => told.push(done))).toEqual([{ line: 7, field: 'name', text: 'taken' }])
    expect([importer.kept, told]).toEqual([[], [100, 200, 250]])
  })

  test('keeps each row once, though answers were lost on the way', async () => {
    const importer = house(2)
    const told: number[] = []
    expect(await keep(importer, newBatches(importer, rows), (done) => told.push(done))).toEqual([])
    expect(importer.kept).toEqual(rows)
    expect(told).toEqual([100, 200, 250])
  })

  test('that broke off goes on where it was, and keeps nothing twice', async () => {
    const importer = house(3)
    const batches = newBatches(importer, rows)
    await expect(keep(importer, batches, () => {})).rejects.toThrow('no answer')
    await keep(importer, batches, () => {})
    expect(importer.kept).toEqual(rows)
  })

  test('sends rows that belong together together', () => {
    const together = ({ line }: ImportRow) => (line >= 95 && line < 130 ? 'mug' : undefined)
    expect(newBatches({ ...house(0), together }, rows).map((batch) => batch.rows.length)).toEqual([128, 100, 22])
  })
})
