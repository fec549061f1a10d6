/** Provides a Plaza with demo data and a browser to a file of journeys. */
import type { Browser } from 'playwright-core'
import { aroundAll } from 'vitest'
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
  let plaza: DemoPlaza | undefined
  const fronts: TestProxy[] = []
  const visits: Actor[] = []
  const opened = () => {
    if (!plaza) throw new Error('Plaza is not open')
    return plaza
  }
  const arrive = async (url: string, options: Parameters<typeof Actor.arrive>[2]) => {
    const visitor = await Actor.arrive(browser, url, options)
    visits.push(visitor)
    return visitor
  }

  // Not `afterAll`, which does not run after an `afterAll` of the file that failed: Plaza and its connections would stay.
  aroundAll(async (runFile) => {
    const database = await createDemoDatabase()
    try {
      plaza = await openDemoPlaza(database.url, options)
      browser = await sharedBrowser()
      await runFile()
    } finally {
      // A failed test leaves its visits open.
      await Promise.allSettled(visits.map(({ context }) => context.close()))
      await Promise.allSettled(fronts.map((front) => front.close()))
      await plaza?.close()
      await database.drop()
    }
  })
  return {
    get plaza() {
      return opened()
    },
    arrive: (options) => arrive(opened().url, options),
    async openProxy() {
      const front = await openTestProxy(opened().url)
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
