/** What a file of journeys needs: a Plaza with the story and a browser. */
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { createToldDatabase } from '#test/cluster/test-database.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { type Front, openFront } from './front.ts'
import { openStoryPlaza, type StoryPlaza } from './story-plaza.ts'
import { Visitor } from './visitor.ts'

export type Stage = {
  plaza: StoryPlaza
  arrive(options?: Parameters<typeof Visitor.arrive>[2]): Promise<Visitor>
  /** A line of one's own to Plaza, for troubles with it; it ends with the file. */
  front(): Promise<Front>
  /** Over that line, with a worker. */
  arriveOver(front: Front, options?: Parameters<typeof Visitor.arrive>[2]): Promise<Visitor>
}

export function useStage(options: Parameters<typeof openStoryPlaza>[1] = {}): Stage {
  let browser: Browser
  let plaza: StoryPlaza
  let drop: () => Promise<void>
  const fronts: Front[] = []

  beforeAll(async () => {
    const { path, flags } = foundBrowser()
    const database = await createToldDatabase()
    drop = database.drop
    ;[plaza, browser] = await Promise.all([openStoryPlaza(database.url, options), chromium.launch({ executablePath: path, args: flags })])
  })
  afterAll(async () => {
    await browser?.close()
    for (const front of fronts) await front.close()
    await plaza?.close()
    await drop?.()
  })
  return {
    get plaza() {
      return plaza
    },
    arrive: (options) => Visitor.arrive(browser, plaza.url, options),
    async front() {
      const front = await openFront(plaza.url)
      fronts.push(front)
      return front
    },
    arriveOver: (front, options) => Visitor.arrive(browser, front.url, { worker: true, ...options }),
  }
}

/** The one that `npm test` found before it started us; else looked for here. */
export function foundBrowser(): ReturnType<typeof findBrowser> {
  const { PLAZA_BROWSER: path, PLAZA_BROWSER_FLAGS: flags } = process.env
  return path && flags ? { path, flags: JSON.parse(flags) as string[] } : findBrowser()
}
