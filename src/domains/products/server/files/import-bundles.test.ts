/** Bundles in product files: their parts by SKU, stored before or added by the same file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { createBundle } from '#test/plaza/bundle.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS, type FileColumn, type RowProblem } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  await createBundle(plaza, 'GIFT-BOX', { 'MUG-SAGE': 2, BOWL: 1 })
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

type Values = Partial<Record<FileColumn, string>>

const ask = (name: string, input: object) => amira.call(`products.${name}`, input, { workspace })
const asRows = (rows: readonly Values[]) => rows.map((values, index) => ({ line: index + 2, values }))
const run = async (...rows: Values[]) => (await ask('import', { rows: asRows(rows) })).body
const say = ({ line, field, rule }: RowProblem) => `${line} ${field} ${rule}`
const box = (sku: string, parts: string, more: Values = {}): Values => ({
  sku,
  name: `Box ${sku}`,
  category: 'Accessories',
  price: '40',
  bundle_parts: parts,
  ...more,
})
async function exported(sku: string): Promise<Values> {
  const { rows } = (await ask('export', { limit: 100 })).body as { rows: { cells: (string | number | null)[] }[] }
  const all = rows.map(({ cells }) => Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, String(cells[index] ?? '')])))
  return all.find((row) => row['sku'] === sku) ?? {}
}

test('an exported bundle names its parts by SKU, has no stock, and is imported again unchanged', async () => {
  const row = await exported('GIFT-BOX')
  expect(row).toMatchObject({ bundle_parts: 'MUG-SAGE:2|BOWL:1', stock: '' })
  expect(await run(row)).toEqual({ problems: [], created: 0, updated: 0 })
  expect(await exported('BOWL')).toMatchObject({ bundle_parts: '', stock: '100' })
})

test('a file changes the parts, keeps them without the column, and an empty cell ends the bundle', async () => {
  expect(await run(box('GIFT-BOX', 'plate:3 | mug-sage:1'))).toMatchObject({ problems: [], updated: 1 })
  expect(await exported('GIFT-BOX')).toMatchObject({ bundle_parts: 'PLATE:3|MUG-SAGE:1' })
  expect(await run({ sku: 'GIFT-BOX', price: '41' })).toMatchObject({ problems: [], updated: 1 })
  expect(await exported('GIFT-BOX')).toMatchObject({ bundle_parts: 'PLATE:3|MUG-SAGE:1', price: '41.00' })
  expect(await run(box('GIFT-BOX', '', { stock: '4' }))).toMatchObject({ problems: [], updated: 1 })
  expect(await exported('GIFT-BOX')).toMatchObject({ bundle_parts: '', stock: '4' })
})

test('a file may add a bundle before the parts that it adds too', async () => {
  const tea = { sku: 'TEA|1:5', name: 'Tea', category: 'Accessories', price: '8', stock: '9' }
  const rows = [box('TEA-BOX', 'TEA|1:5:2|BOWL:1', { stock: '50' }), tea]
  expect((await ask('checkImport', { rows: asRows(rows) })).body.problems).toEqual([])
  expect(await run(...rows)).toEqual({ problems: [], created: 2, updated: 0 })
  expect(await exported('TEA-BOX')).toMatchObject({ bundle_parts: 'TEA|1:5:2|BOWL:1', stock: '' })
  expect(await run(...rows)).toEqual({ problems: [], created: 0, updated: 0 })
})

test('every row with wrong parts is named with its reason, and the others are imported', async () => {
  const rows = [
    box('BAD-1', 'BOWL'),
    box('BAD-2', 'BOWL:0'),
    box('BAD-3', 'NOBODY:1'),
    box('BAD-4', 'TEA-BOX:1'),
    box('BAD-5', 'BOWL:1|BOWL:2'),
    box('BAD-6', 'BOWL:1', { kind: 'service' }),
    box('BAD-7', Array.from({ length: 21 }, () => 'BOWL:1').join('|')),
    box('BAD-8', 'HALF:1'),
    { sku: 'HALF', name: 'Half', category: 'Nowhere', price: '1' },
    box('GOOD', 'BOWL:1'),
  ]
  const { problems, created } = await run(...rows)
  expect(problems.map(say)).toEqual([
    '2 bundle_parts bundleParts',
    '3 bundle_parts bundleParts',
    '4 bundle_parts partUnknown',
    '5 bundle_parts partIsBundle',
    '6 bundle_parts partTwice',
    '7 kind bundleKind',
    '8 bundle_parts tooManyParts',
    '9 bundle_parts partNotSaved',
    '10 category category',
  ])
  expect(created).toBe(1)
  expect(await exported('GOOD')).toMatchObject({ bundle_parts: 'BOWL:1' })
})
