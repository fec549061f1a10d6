/** Runs before the first test: chooses the seed of all property tests, unless PLAZA_SEED repeats an earlier run. */
import { randomInt } from 'node:crypto'

export default function setup(): void {
  process.env['PLAZA_SEED'] ??= String(randomInt(2 ** 31))
  process.stdout.write(`Property tests run with PLAZA_SEED=${process.env['PLAZA_SEED']}\n`)
}
