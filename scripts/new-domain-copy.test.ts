/** `npm run new-domain` in a copy of the tree: what it writes has types, keeps the boundaries and passes its tests. */
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { binPath } from './suite.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)

/** Each test runs a whole check, which takes minutes on a busy machine. */
const LONG = { timeout: 600_000 }

describe('a new domain in a copy of the tree', LONG, () => {
  const copy = mkdtempSync(join(tmpdir(), 'plaza-new-domain-'))
  const original = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').filter(
    (path) => path !== 'node_modules' && existsSync(join(ROOT, path)),
  )

  beforeAll(async () => {
    // PostgreSQL runs as another user when root starts it, and its programs are below this folder.
    chmodSync(copy, 0o711)
    for (const path of original) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      cpSync(join(ROOT, path), join(copy, path))
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    await run('scripts/new-domain.ts', 'beehives')
    await run(binPath('@react-router/dev/bin.cjs'), 'typegen')
  }, LONG.timeout)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  /** Runs a program in the copy; a failure has its output. */
  async function run(...args: string[]): Promise<string> {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV$|VITEST)/.test(name)))
    const ended = promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 })
    const { stdout } = await ended.catch(({ stdout, stderr }) => {
      throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
    })
    return stdout
  }
  /** Returns the number of passed tests. A new copy is read slowly on a busy machine, so its tests have more time. */
  async function vitest(project: string, ...files: string[]): Promise<number> {
    const report = join(copy, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, `--testTimeout=${LONG.timeout}`]
    await run(binPath('vitest/vitest.mjs'), 'run', '--project', project, ...reporters, ...files)
    return (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }).numPassedTests
  }

  test('touches nothing else but the lists that join all domains', () => {
    const changed = original.filter((path) => !readFileSync(join(copy, path)).equals(readFileSync(join(ROOT, path))))
    expect(changed).toEqual([
      'README.md',
      'src/app/domain-pages.ts',
      'src/app/domain-screens.ts',
      'src/app/server/domains.ts',
      'src/app/web/frame/screen-icons.ts',
      'src/contract.ts',
      'src/domains/dependency-order.ts',
    ])
  })

  test('has types and a format', async () => {
    await run(binPath('typescript/bin/tsc'), '-p', 'tsconfig.server.json')
    await run(binPath('typescript/bin/tsc'), '-p', 'tsconfig.web.json')
    await run(binPath('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', 'src/domains/beehives', 'src/events', 'src/app')
  })

  test('keeps the boundaries', async () => {
    expect(await vitest('boundaries')).toBeGreaterThanOrEqual(30)
  })

  test('passes its own tests and those of texts and routes', async () => {
    const files = ['src/domains/beehives', 'src/platform/web/translations.test.ts', 'src/app/web/routes.test.ts', 'src/app/access.test.ts']
    expect(await vitest('plaza', ...files)).toBeGreaterThanOrEqual(50)
  })
})
