/** A browser with its own profile folder, which can be killed at any time and restarted from what is on disk. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

export type KillableBrowser = {
  /** Opens its only context, which is persistent. */
  open(): Promise<BrowserContext>
  kill(): Promise<void>
  close(): Promise<void>
}

export function createKillableBrowser(): KillableBrowser {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-browser-'))
  let running: { process: ChildProcess; browser: Browser } | null = null

  async function kill(): Promise<void> {
    if (!running) return
    const { process, browser } = running
    running = null
    const gone = once(process, 'exit')
    if (process.pid) killGroup(process.pid)
    await gone
    await browser.close().catch(() => undefined)
  }

  return {
    async open() {
      const { path, flags } = findBrowser()
      const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-first-run', '--lang=en']
      const process = spawn(path, [...flags, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
      const browser = await chromium.connectOverCDP(await readDevToolsUrl(process))
      running = { process, browser }
      const [context] = browser.contexts()
      if (!context) throw new Error('the browser has no context')
      return context
    },
    kill,
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The program may be a script that starts the browser. */
function killGroup(pid: number): void {
  process.kill(-pid, 'SIGKILL')
}

/** Chromium prints its DevTools address. */
function readDevToolsUrl({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    stderr?.on('end', () => reject(new Error(`the browser ended: ${said}`)))
  })
}
