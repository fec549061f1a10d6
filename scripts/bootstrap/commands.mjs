import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Heap limits of a serving Node. By default Node sizes the heap by the machine and lets garbage grow to hundreds of megabytes; Plaza needs
 * a fifth of this limit. NODE_OPTIONS is read before these flags.
 */
export const servingFlags = ['--max-semi-space-size=16', '--max-old-space-size=384']

/**
 * A variable of the environment wins.
 *
 * NODE_ENV: React has another renderer for development, which takes half as long again for a page.
 *
 * MALLOC_ARENA_MAX: the C library of Linux keeps the memory of each thread apart and rarely returns it. Decoding pictures and compressing pages
 * in several threads then takes a hundred megabytes more than two areas do.
 */
export const servingEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }

/** Node keeps what it made of the sources here: without it, a third more of a start is spent on compiling. Changed sources are compiled again. */
export const compileCache = join(root, 'build', 'compile-cache')

/** The commands of `npm run <name>`: the program, whether it needs the web build, and whether it may run before that is complete. */
export const commands = {
  start: {
    builds: true,
    completesLater: true,
    flags: servingFlags,
    env: { ...servingEnvironment, NODE_COMPILE_CACHE: compileCache },
    file: 'src/app/server/start.ts',
  },
  dev: { builds: 'once', file: 'src/app/server/dev.ts' },
  build: { builds: true },
  test: { file: 'scripts/test.ts' },
  check: { file: 'scripts/check.ts' },
  'test:long': { builds: true, file: 'test/long/run.ts' },
  'db:types': { file: 'scripts/db-types.ts' },
  'new-domain': { file: 'scripts/new-domain.ts' },
  browser: { file: 'scripts/browser.ts' },
  shots: { builds: true, env: servingEnvironment, file: 'scripts/shots.ts' },
  bench: { builds: true, env: servingEnvironment, file: 'bench/run.ts' },
  invariants: { file: 'scripts/invariants.ts' },
  rebuild: { file: 'scripts/rebuild.ts' },
  admin: { file: 'scripts/admin.ts' },
  sbom: { file: 'scripts/sbom.ts' },
  backup: { file: 'scripts/backup.ts' },
  restore: { file: 'scripts/restore.ts' },
  icons: { file: 'scripts/icons.ts' },
  pictures: { file: 'demo/studio/render.ts' },
}
