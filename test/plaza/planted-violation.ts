/** Violations that tests plant into a database to see that an invariant finds them; each domain lists its own. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `breaks` and `mends` are SQL about an order whose id replaces `$1`. */
export type PlantedViolation = { name: string; breaks: string; mends: string; bySuperuser?: true }

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))

export async function loadViolations(): Promise<PlantedViolation[]> {
  const files = globSync('{platform,domains/*}/test/violations.ts', { cwd: SOURCES }).sort()
  const modules = await Promise.all(files.map((file) => import(`${SOURCES}${file}`)))
  return modules.flatMap(({ violations }: { violations: readonly PlantedViolation[] }) => violations)
}
