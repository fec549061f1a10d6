/** One visit of a page on a throttled phone, with an empty cache: what it loads until nothing more comes. */
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Request } from 'playwright-core'

/** A medium phone on slow 4G, as Lighthouse's mobile preset has it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const CPU_SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 }

/** A page is idle when it has asked for nothing for so long. A stream of events stays open and does not count as asking. */
const IDLE_MS = 5000

export type LoadedFile = { path: string; type: string; gzipKb: number }
export type Visit = {
  lcpMs: number
  /** How long the page didn't react after its first paint: what tasks took beyond 50 ms. */
  blockedMs: number
  files: readonly LoadedFile[]
  /** What the service worker asks for, for later visits. */
  workerRequests: number
}

type Options = { path: string; prepare?: ((context: BrowserContext) => Promise<void>) | undefined }

const VISITS = 3

/** The time in which a page doesn't react varies from visit to visit, so the visit with the middle one counts. */
export async function visitRepeatedly(browser: Browser, url: string, options: Options): Promise<Visit> {
  const visits: Visit[] = []
  while (visits.length < VISITS) visits.push(await visitPage(browser, url, options))
  visits.sort((a, b) => a.blockedMs - b.blockedMs)
  return visits[Math.floor(VISITS / 2)] as Visit
}

async function visitPage(browser: Browser, url: string, { path, prepare }: Options): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'en-US' })
  try {
    await prepare?.(context)
    const page = await context.newPage()
    await page.addInitScript(collectLongTasks)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const traffic = recordTraffic(context)
    await page.goto(path)
    await traffic.idle()
    const lcpMs = await page.evaluate(largestContentfulPaint)
    const blockedMs = await page.evaluate(blockedTime)
    return { lcpMs, blockedMs, files: await Promise.all(traffic.ofPage.map(weigh)), workerRequests: traffic.ofWorker.length }
  } finally {
    await context.close()
  }
}

function recordTraffic(context: BrowserContext) {
  const ofPage: Request[] = []
  const ofWorker: Request[] = []
  const open = new Set<Request>()
  let lastMs = performance.now()
  const touch = () => {
    lastMs = performance.now()
  }
  context.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    touch()
    if (request.serviceWorker()) ofWorker.push(request)
    else ofPage.push(request)
    if (request.resourceType() !== 'eventsource') open.add(request)
  })
  const end = (request: Request) => {
    touch()
    open.delete(request)
  }
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  const idle = async () => {
    while (open.size > 0 || performance.now() - lastMs < IDLE_MS) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { ofPage, ofWorker, idle }
}

async function weigh(request: Request): Promise<LoadedFile> {
  const { pathname, search } = new URL(request.url())
  const type = request.resourceType()
  const body = type === 'script' ? await (await request.response())?.body().catch(() => null) : null
  return { path: pathname + search, type, gzipKb: body ? gzipSync(body, { level: 9 }).length / 1000 : 0 }
}

function largestContentfulPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

type Observed = Window & { longTasks?: PerformanceEntry[] }

/** Runs in the page before its own scripts. */
function collectLongTasks(): void {
  const tasks: PerformanceEntry[] = []
  ;(window as Observed).longTasks = tasks
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
}

function blockedTime(): number {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return ((window as Observed).longTasks ?? []).reduce((sum, { startTime, duration }) => {
    const from = Math.max(startTime, painted) + 50
    return sum + Math.max(0, startTime + duration - from)
  }, 0)
}
