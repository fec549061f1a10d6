/** Runs the parts of a check or a test run, and counts the results. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/**
 * `failures` has the name and the output of what failed, `unstable` of what failed once and passed when it ran again. The summary repeats
 * them, because a log is often cut to its end.
 */
export type TestCount = { passed: number; failed: number; failures: readonly string[]; unstable?: readonly string[] }

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
    const failure = `✗ ${name}\n${ran.output.trimEnd()}`
    process.stdout.write(`${failure}\n`)
    return { passed: 0, failed: 1, failures: [failure] }
  }
  process.stdout.write(`✓ ${name} (${seconds.toFixed(1)} s)\n`)
  return { passed: 1, failed: 0, failures: [] }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type RunOptions = { env?: Record<string, string> }

/** `failedFiles` has the path of each failed file, and how many of its tests passed. */
type TestRun = TestCount & { failedFiles: readonly { path: string; passed: number }[] }

/** Runs the tests of the named projects. A file that fails to load counts as one failure. */
export async function runTests(projects: readonly string[], args: readonly string[], { env = {} }: RunOptions = {}): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-report-'))
  const report = join(folder, 'report.json')
  try {
    const choose = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { ok } = await runNode([binPath('vitest/vitest.mjs'), 'run', ...choose, ...reporters, ...args], {
      show: true,
      // Tests start hundreds of processes, which take half the time when their modules are compiled already.
      env: { NODE_COMPILE_CACHE: join(tmpdir(), 'plaza-test-compile-cache'), ...env },
    })
    const { numPassedTests, numFailedTests, testResults } = readReport(report)
    const failedResults = testResults.filter(({ status }) => status === 'failed')
    return {
      passed: numPassedTests,
      failed: ok ? numFailedTests : Math.max(1, numFailedTests),
      failures: failedResults.map(describeFailure),
      failedFiles: failedResults.map(({ name, assertionResults }) => ({
        path: relative('.', name),
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
      })),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** More failed files than this have one cause, and aren't run again. */
const MAX_REPEATED_FILES = 3

/**
 * Runs the tests of a project, and once more, alone, the few files that failed (decision 0043). What passes then is counted as passed, and
 * listed as unstable.
 */
export async function runRepeatingFailed(project: string, args: readonly string[], options: RunOptions): Promise<TestCount> {
  const first = await runTests([project], args, options)
  const { failedFiles } = first
  if (failedFiles.length === 0 || failedFiles.length > MAX_REPEATED_FILES) return first
  process.stdout.write(`\nOnce more: ${failedFiles.map(({ path }) => path).join(', ')}\n`)
  const second = await runTests(
    [project],
    failedFiles.map(({ path }) => path),
    options,
  )
  const passedBefore = failedFiles.reduce((total, { passed }) => total + passed, 0)
  const stillFailing = new Set(second.failedFiles.map(({ path }) => path))
  return {
    passed: first.passed - passedBefore + second.passed,
    failed: second.failed,
    failures: second.failures,
    unstable: first.failures.filter((_, index) => !stillFailing.has(failedFiles[index]?.path ?? '')),
  }
}

function readReport(file: string): VitestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}

const MAX_FAILURE = 2_000

function describeFailure({ name, message, assertionResults }: VitestReport['testResults'][number]): string {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const tests = failed.map(({ fullName, failureMessages }) => `  ${fullName}\n${failureMessages.join('\n').slice(0, MAX_FAILURE)}`)
  return [`✗ ${relative('.', name)}`, ...(tests.length > 0 ? tests : [message.slice(0, MAX_FAILURE)])].join('\n')
}

export function sumCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unstable: counts.flatMap(({ unstable = [] }) => unstable),
  }
}

/** Prints what failed and the totals, and sets the exit code. */
export function printSummary({ passed, failed, failures, unstable = [] }: TestCount): void {
  for (const failure of unstable) process.stdout.write(`\nUnstable: failed once, passed when run again.\n${failure}\n`)
  for (const failure of failures) process.stdout.write(`\n${failure}\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

export function binPath(path: string): string {
  return join('node_modules', path)
}
