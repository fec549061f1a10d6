/**
 * `npm test`: everything. `npm test -- orders`: the tests of one area, found by a part of their path; `npm test -- security`,
 * `browser` or `boundaries` that suite.
 */
import { findBrowser } from './browser.ts'
import { runChecks } from './checks.ts'
import { printSummary, runNode, runPart, runRepeatingFailed, runTests, sumCounts, type TestCount } from './suite.ts'

const SUITES = ['security', 'browser', 'boundaries']

async function runEverything(): Promise<TestCount> {
  const checks = await runChecks()
  const build = await runPart({ name: 'build of the web', steps: [['scripts/run.mjs', 'build']] })
  // One after the other: side by side they take longer on two cores.
  const tests = await runTests(['plaza', 'security'], ['--passWithNoTests'])
  return sumCounts([checks, build, tests, await runRepeatingFailed('browser', ['--passWithNoTests'], browserOptions())])
}

async function runArea(name: string, args: readonly string[]): Promise<TestCount> {
  if (name === 'browser') {
    await runNode(['scripts/run.mjs', 'build'], { show: true })
    return runTests([name], args, browserOptions())
  }
  return SUITES.includes(name) ? runTests([name], args) : runTests(['plaza', 'security', 'boundaries'], [name, ...args])
}

function browserOptions() {
  const browser = findBrowser()
  // Uses the production build of React, as visitors do.
  return { env: { NODE_ENV: 'production', PLAZA_BROWSER: browser.path, PLAZA_BROWSER_FLAGS: JSON.stringify(browser.flags) } }
}

const [name, ...args] = process.argv.slice(2)
printSummary(name ? await runArea(name, args) : await runEverything())
