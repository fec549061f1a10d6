/** Runs the parts of a check or a test run, and counts the results. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TestCount = { passed: number; failed: number }

const running = new Set<ChildProcess>()

/** Stops all children when the parent process is gone. */
process.once('disconnect', () => {
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
})

type RunResult = { ok: boolean; output: string; seconds: number }

/** Runs a program of node_modules or our own under this Node. `show` prints its output as it arrives. */
export function runNode(
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<RunResult> {
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

/** Runs a part's steps in sequence, prints the result, and counts it as one. */
export async function runPart({ name, steps }: Part): Promise<TestCount> {
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

/** Runs the tests of the named projects. A file that fails to load counts as one failure. */
export async function runTests(
  projects: readonly string[],
  args: readonly string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-report-'))
  const report = join(folder, 'report.json')
  try {
    const choose = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { ok } = await runNode([binPath('vitest/vitest.mjs'), 'run', ...choose, ...reporters, ...args], { show: true, env })
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

export function sumCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}

/** Prints the totals and sets the exit code. */
export function printSummary({ passed, failed }: TestCount): void {
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

export function binPath(path: string): string {
  return join('node_modules', path)
}
