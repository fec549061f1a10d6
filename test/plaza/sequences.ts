/** How long a model plays against the database: some sequences in `npm test`, ten thousand in `npm run test:long`. */
const SEQUENCES = Number(process.env['PLAZA_SEQUENCES'] ?? 50)
const EACH = 50
const THEN_EVERY = 50

/** fast-check's. What one sequence breaks stays broken, and a shorter one would seem to break it too: the first is told. */
export const PLAYED = { numRuns: SEQUENCES, endOnFailure: true }

/** However long that takes. */
export const AT_LENGTH = { timeout: 6 * 3_600_000 }

/**
 * Whether all books are due to be looked at after this sequence: each of the first fifty, then one in fifty. They cost more the more
 * there are of them, and what is wrong in them stays wrong.
 */
export function booksAreDue(): () => boolean {
  let played = 0
  return () => {
    played += 1
    return played <= EACH || played % THEN_EVERY === 0 || played === SEQUENCES
  }
}
