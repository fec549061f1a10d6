/** One Chromium for all test files of a worker; each visit has its own context. It ends with the worker. */
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

let launched: Promise<Browser> | null = null

/** Launches again after a crash. */
export async function sharedBrowser(): Promise<Browser> {
  if (launched && !(await launched).isConnected()) launched = null
  launched ??= launch()
  return launched
}

function launch(): Promise<Browser> {
  const { path, flags } = findTestBrowser()
  return chromium.launch({ executablePath: path, args: flags })
}

/** Returns the browser that `npm test` found, else searches for one. */
function findTestBrowser(): ReturnType<typeof findBrowser> {
  const { PLAZA_BROWSER: path, PLAZA_BROWSER_FLAGS: flags } = process.env
  return path && flags ? { path, flags: JSON.parse(flags) as string[] } : findBrowser()
}
