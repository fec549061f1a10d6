/**
 * `npm test`: everything. `npm test -- orders`: the tests of one area, found by a part of their path; `npm test -- security`,
 * `browser` or `walls` that suite.
 */
import { findBrowser } from './browser.ts'
import { runChecks } from './checks.ts'
import { type Count, conclude, runNode, runPart, runTests, sum } from './suite.ts'

const SUITES = ['security', 'browser', 'walls']

async function everything(): Promise<Count> {
  const checks = await runChecks()
  const build = await runPart({ name: 'build of the web', steps: [['scripts/run.mjs', 'build']] })
  const tests = await runTests(['plaza', 'security'], ['--passWithNoTests'])
  return sum([checks, build, tests, await inBrowser(['--passWithNoTests'])])
}

async function area(name: string, args: readonly string[]): Promise<Count> {
  if (name === 'browser') {
    await runNode(['scripts/run.mjs', 'build'], { show: true })
    return inBrowser(args)
  }
  return SUITES.includes(name) ? runTests([name], args) : runTests(['plaza', 'security', 'walls'], [name, ...args])
}

function inBrowser(args: readonly string[]): Promise<Count> {
  const browser = findBrowser()
  // React is what it is for visitors: the production one.
  const env = { NODE_ENV: 'production', PLAZA_BROWSER: browser.path, PLAZA_BROWSER_FLAGS: JSON.stringify(browser.flags) }
  return runTests(['browser'], args, env)
}

const [name, ...args] = process.argv.slice(2)
conclude(name ? await area(name, args) : await everything())
