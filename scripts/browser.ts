/**
 * Finds a Chromium for the browser tests and screenshots: an installed one, else Playwright's, else Debian's. `node scripts/run.mjs
 * browser` prints the path.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from './chromium.ts'

/** Returns the program and its flags; Playwright gives it a new profile. */
export function findBrowser(): { path: string; flags: string[] } {
  const path = findChromium() ?? findPlaywrightChromium() ?? installDebianChromium()
  if (!path)
    throw new Error('The browser tests need Chromium or Chrome, but none was found and downloading failed: install one and try again.')
  return { path, flags: chromiumFlags() }
}

function findPlaywrightChromium(): string | null {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  process.stdout.write('Fetching a browser for the tests (once) …\n')
  const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '..', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

function installDebianChromium(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write("Installing the system's Chromium for the tests (once) …\n")
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  // The fallback fonts have the measures of Liberation.
  const install = (name: string) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], options)
  spawnSync('apt-get', ['update'], options)
  if (install('chromium-headless-shell').status !== 0) install('chromium')
  return findChromium()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${findBrowser().path}\n`)
