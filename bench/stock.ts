/**
 * `node bench/stock.ts`: compares what people do with stock and purchase orders in a workspace with 10,000 and with 200,000 stock rows, in four
 * warehouses and with five moves a row, and with 10,000 and 100,000 lines of purchase orders. Prints Markdown for `docs/proof.md`.
 * `node bench/stock.ts picture` runs the jobs with this word in their name.
 */
import { fileURLToPath } from 'node:url'
import { type FilledFigures, measureFilled, printFilled } from './filled.ts'
import { FILL_SQL } from './stock.sql.ts'
import { stockJobs } from './stock-jobs.ts'

type Size = { rows: number; lines: number }
const SIZES: readonly Size[] = [
  { rows: 10_000, lines: 10_000 },
  { rows: 200_000, lines: 100_000 },
]
const ROUNDS = 300
const MAX_RATIO = 1.5
const TABLES = [
  'inventory.items',
  'inventory.stock',
  'inventory.moves',
  'inventory.incoming',
  'procurement.orders',
  'procurement.lines',
  'procurement.suppliers',
  'procurement.open_days',
]

/** `only`: jobs with this text in their name. */
export const measureStock = (
  sizes: readonly Size[],
  { rounds = ROUNDS, only }: { rounds?: number; only?: string | undefined } = {},
): Promise<FilledFigures> =>
  measureFilled(
    sizes.map(({ rows, lines }) => ({
      sql: FILL_SQL.replaceAll('$ROWS', String(rows)).replaceAll('$LINES', String(lines)),
      tables: TABLES,
      jobs: stockJobs,
    })),
    { rounds, only },
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printFilled(await measureStock(SIZES, { only: process.argv[2] }), ['10,000 rows', '200,000 rows'], MAX_RATIO)
}
