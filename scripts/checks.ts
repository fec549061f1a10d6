/** What `npm run check` looks at: everything that can be seen without running Plaza. */
import { bin, type Count, type Part, runPart, sum } from './suite.ts'

const tsc = bin('typescript/bin/tsc')

/** `write` lets Biome mend what it can. */
export async function runChecks({ write = false } = {}): Promise<Count> {
  // Two of the others read what it writes.
  const routes = await runPart({ name: 'types of the routes', steps: [[bin('@react-router/dev/bin.cjs'), 'typegen']] })
  const parts: Part[] = [
    {
      name: 'format and lint',
      steps: [[bin('@biomejs/biome/bin/biome'), 'check', '--max-diagnostics=50', ...(write ? ['--write'] : ['--error-on-warnings'])]],
    },
    { name: 'types of the server', steps: [[tsc, '-p', 'tsconfig.server.json']] },
    { name: 'types of the web', steps: [[tsc, '-p', 'tsconfig.web.json']] },
    { name: 'walls', steps: [[bin('vitest/vitest.mjs'), 'run', '--project', 'walls', '--reporter=default', '--passWithNoTests']] },
    { name: 'unused code', steps: [[bin('knip/bin/knip.js'), '--no-progress']] },
  ]
  return sum([routes, ...(await Promise.all(parts.map(runPart)))])
}
