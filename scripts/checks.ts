/** The static checks of `npm run check`. */
import { binPath, type Part, runPart, sumCounts, type TestCount } from './suite.ts'

const tsc = binPath('typescript/bin/tsc')

/** `write` lets Biome fix files. */
export async function runChecks({ write = false } = {}): Promise<TestCount> {
  const indexes = await runPart({ name: 'generated indexes', steps: [['scripts/indexes.ts', ...(write ? ['--write'] : [])]] })
  // Two of the other checks read the generated types.
  const routes = await runPart({ name: 'types of the routes', steps: [[binPath('@react-router/dev/bin.cjs'), 'typegen']] })
  const parts: Part[] = [
    {
      name: 'format and lint',
      steps: [[binPath('@biomejs/biome/bin/biome'), 'check', '--max-diagnostics=50', ...(write ? ['--write'] : ['--error-on-warnings'])]],
    },
    { name: 'types of the server', steps: [[tsc, '-p', 'tsconfig.server.json']] },
    { name: 'types of the web', steps: [[tsc, '-p', 'tsconfig.web.json']] },
    {
      name: 'boundaries',
      steps: [[binPath('vitest/vitest.mjs'), 'run', '--project', 'boundaries', '--reporter=default', '--passWithNoTests']],
    },
    { name: 'unused code', steps: [[binPath('knip/bin/knip.js'), '--no-progress']] },
  ]
  return sumCounts([indexes, routes, ...(await Promise.all(parts.map(runPart)))])
}
