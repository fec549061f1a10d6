/**
 * Finds a Chromium for the browser tests and pictures: one that is installed, else Playwright's own, else Debian's.
 * `node scripts/run.mjs browser` prints the path.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumFlags, installedChromium } from '#platform/server/printing/chromium.ts'

/** The program and the flags to start it with; Playwright gives it a new profile of its own. */
export function findBrowser(): { path: string; flags: string[] } {
  const path = installedChromium() ?? playwrights() ?? debians()
  if (!path) throw new Error('The browser tests need Chromium or Chrome, and none could be found or fetched: install one and try again.')
  return { path, flags: chromiumFlags() }
}

function playwrights(): string | null {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  process.stdout.write('Fetching a browser for the tests (once) …\n')
  const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '..', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

function debians(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  process.stdout.write("Installing the system's Chromium for the tests (once) …\n")
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  try {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
  } catch {
    return null
  }
  return installedChromium()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${findBrowser().path}\n`)
