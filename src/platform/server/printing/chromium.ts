/** A Chromium of this machine: for papers as PDF, for tests and for pictures. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Keeps the browser from calling anybody but Plaza. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where it is, or null. */
export function installedChromium(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...paths, ...ELSEWHERE].find((path) => existsSync(path)) ?? null
}

/** It refuses to keep itself apart from the machine where root starts it. */
export function chromiumFlags(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET
}
