/**
 * How Node keeps its memory when it serves. Left alone it sizes itself by the machine and lets garbage grow to hundreds of
 * megabytes before it looks at it; Plaza lives in a fifth of this limit. NODE_OPTIONS is read before these.
 */
export const servingFlags = ['--max-semi-space-size=16', '--max-old-space-size=384']

/** What `npm run <name>` means: whether it needs the web built, and which program it is. */
export const commands = {
  start: { builds: true, flags: servingFlags, file: 'src/app/server/start.ts' },
  dev: { builds: 'once', file: 'src/app/server/dev.ts' },
  build: { builds: true },
  test: { file: 'scripts/test.ts' },
  check: { file: 'scripts/check.ts' },
  'test:long': { builds: true, file: 'test/long/run.ts' },
  'db:types': { file: 'scripts/db-types.ts' },
  browser: { file: 'scripts/browser.ts' },
  shots: { builds: true, file: 'scripts/shots.ts' },
  bench: { builds: true, file: 'bench/run.ts' },
  invariants: { file: 'scripts/invariants.ts' },
  rebuild: { file: 'scripts/rebuild.ts' },
  admin: { file: 'scripts/admin.ts' },
  icons: { file: 'scripts/icons.ts' },
  pictures: { file: 'studio/render.ts' },
}
