/**
 * `npm run new-domain -- <name>`: writes a domain with a list, a record and an edit screen from the templates in scripts/new-domain, and
 * joins it to Plaza. Its tests pass as they are; its nouns, fields and texts are where to continue.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { addressOf, type Names, Refusal, readNames } from './new-domain/names.ts'
import { announcedPaths, joinLists, requireFree, writeFiles } from './new-domain/write.ts'
import { binPath } from './suite.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

function node(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}

function nextSteps(names: Names): string {
  const { domain, records, permission } = names
  const announced = announcedPaths(names)
  const steps = [
    ...(announced.length > 0 ? [`Remove ${announced.join(', ')} from src/app/coming-soon.ts: an address has one screen.`] : []),
    `Replace the fields name and notes in contract.ts, server/, web/ and the migration; then npm run db:types.`,
    `Write its own words in web/es.json and web/ar.json, which say “record”, and its sentence in both READMEs.`,
    `Members with the permission «${permission}» may use it: contract.ts, screens.ts. It has no place in the sidebar yet: screens.ts.`,
    `If a column names a person: server/resources.ts (docs/tour.md).`,
    `npm run check -- --write, npm test -- ${domain}, npm test -- security`,
  ]
  return `Wrote src/domains/${domain}: ${records} at ${addressOf(names)}. Next:\n${steps.map((step) => `- ${step}`).join('\n')}\n`
}

try {
  const names = readNames(process.argv.slice(2))
  requireFree(names)
  const written = writeFiles(names, new Date())
  joinLists(names)
  const code = written.filter((path) => !/\.(?:md|sql)$/.test(path))
  node(binPath('@biomejs/biome/bin/biome'), 'check', '--write', ...code)
  node('scripts/indexes.ts', '--write')
  node('scripts/db-types.ts')
  process.stdout.write(nextSteps(names))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
