/** Provides a Plaza with demo data and a browser to a file of journeys. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { createDemoDatabase } from '#test/cluster/test-database.ts'
import { Actor } from './actor.ts'
import { type DemoPlaza, openDemoPlaza } from './demo-plaza.ts'
import { sharedBrowser } from './shared-browser.ts'
import { openTestProxy, type TestProxy } from './test-proxy.ts'

export type BrowserFixture = {
  plaza: DemoPlaza
  arrive(options?: Parameters<typeof Actor.arrive>[2]): Promise<Actor>
  /** Opens a proxy to Plaza that can fail on purpose; it closes with the file. */
  openProxy(): Promise<TestProxy>
  /** Opens a browser that reaches Plaza through the proxy, with a service worker. */
  arriveThrough(front: TestProxy, options?: Parameters<typeof Actor.arrive>[2]): Promise<Actor>
}

export function useBrowserFixture(options: Parameters<typeof openDemoPlaza>[1] = {}): BrowserFixture {
  let browser: Browser
  let plaza: DemoPlaza
  let drop: () => Promise<void>
  const fronts: TestProxy[] = []
  const visits: Actor[] = []
  const arrive = async (url: string, options: Parameters<typeof Actor.arrive>[2]) => {
    const visitor = await Actor.arrive(browser, url, options)
    visits.push(visitor)
    return visitor
  }

  beforeAll(async () => {
    const database = await createDemoDatabase()
    drop = database.drop
    ;[plaza, browser] = await Promise.all([openDemoPlaza(database.url, options), sharedBrowser()])
  })
  afterAll(async () => {
    // A failed test leaves its visits open.
    await Promise.all(visits.map(({ context }) => context.close()))
    for (const front of fronts) await front.close()
    await plaza?.close()
    await drop?.()
  })
  return {
    get plaza() {
      return plaza
    },
    arrive: (options) => arrive(plaza.url, options),
    async openProxy() {
      const front = await openTestProxy(plaza.url)
      fronts.push(front)
      return front
    },
    async arriveThrough(front, options) {
      const visitor = await arrive(front.url, { worker: true, ...options })
      // The browser reports that its stream was cut.
      visitor.forgive(/\/api\/events/)
      return visitor
    },
  }
}
