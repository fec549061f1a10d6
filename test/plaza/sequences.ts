/**
 * The number of sequences that a model test runs: a few in `npm test`, ten thousand in `npm run test:long`. Each run has another seed, which
 * it prints (random-seed.ts).
 */
export const SEQUENCES = Number(process.env['PLAZA_SEQUENCES'] ?? 15)
const CHECK_EACH = 50
const THEN_CHECK_EVERY = 50

/** Parameters of fast-check. State persists between sequences, so shrinking would mislead: the first failure is reported. */
export const RUN_PARAMETERS = { numRuns: SEQUENCES, endOnFailure: true }

/** Allows six hours. */
export const LONG_RUN_OPTIONS = { timeout: 6 * 3_600_000 }

/**
 * Returns a function that says whether to check all invariants after this sequence: after each of the first fifty, then after every
 * fiftieth. Checks get slower with more data, and a violation persists.
 */
export function createCheckSchedule(): () => boolean {
  let played = 0
  return () => {
    played += 1
    return played <= CHECK_EACH || played % THEN_CHECK_EVERY === 0 || played === SEQUENCES
  }
}
