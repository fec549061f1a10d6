/**
 * Finds a Chromium for the browser tests and pictures: one that is installed, else Playwright's own, else Debian's.
 * Plain JavaScript, so that a shell can ask it too: `node scripts/browser.mjs` prints the path.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Keeps the browser from calling anybody but Plaza. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The program and the flags to start it with; Playwright gives it a new profile of its own.
 * @returns {{ path: string, flags: string[] }}
 */
export function findBrowser() {
  const path = installed() ?? playwrights() ?? debians()
  if (!path) throw new Error('The browser tests need Chromium or Chrome, and none could be found or fetched: install one and try again.')
  return { path, flags: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS }
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE].find((path) => existsSync(path))
}

function playwrights() {
  const require = createRequire(import.meta.url)
  const { chromium } = require('playwright-core')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  process.stdout.write('Fetching a browser for the tests (once) …\n')
  const cli = join(require.resolve('playwright-core/package.json'), '..', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

function debians() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write("Installing the system's Chromium for the tests (once) …\n")
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  } catch {
    return null
  }
  return installed()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${findBrowser().path}\n`)
