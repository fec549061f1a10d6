/** Runs the parts of a check or a test, and counts. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Count = { passed: number; failed: number }

const running = new Set<ChildProcess>()

/** Nothing runs on when whoever started this is gone. */
process.once('disconnect', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
})

type Ran = { ok: boolean; output: string; seconds: number }

/** A program of node_modules or of our own under this Node. `show`: its words go to the terminal as they come. */
export function runNode(
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<Ran> {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    running.add(child)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve({ ok: code === 0, output, seconds: (performance.now() - since) / 1000 })
    })
  })
}

export type Part = { name: string; steps: readonly (readonly string[])[] }

/** Runs a part's steps one after the other, says how it went, and counts it as one. */
export async function runPart({ name, steps }: Part): Promise<Count> {
  let seconds = 0
  for (const step of steps) {
    const ran = await runNode(step)
    seconds += ran.seconds
    if (ran.ok) continue
    process.stdout.write(`✗ ${name}\n${ran.output.trimEnd()}\n`)
    return { passed: 0, failed: 1 }
  }
  process.stdout.write(`✓ ${name} (${seconds.toFixed(1)} s)\n`)
  return { passed: 1, failed: 0 }
}

type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean }

/** Runs tests of the named projects. A file that cannot even be loaded counts as one failure. */
export async function runTests(projects: readonly string[], args: readonly string[], env: Record<string, string> = {}): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-report-'))
  const report = join(folder, 'report.json')
  try {
    const choose = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { ok } = await runNode([bin('vitest/vitest.mjs'), 'run', ...choose, ...reporters, ...args], { show: true, env })
    const { numPassedTests, numFailedTests } = readReport(report)
    return { passed: numPassedTests, failed: ok ? numFailedTests : Math.max(1, numFailedTests) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): Pick<VitestReport, 'numPassedTests' | 'numFailedTests'> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}

export function sum(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}

/** The last line of every run, and its exit code. */
export function conclude({ passed, failed }: Count): void {
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

export function bin(path: string): string {
  return join('node_modules', path)
}
