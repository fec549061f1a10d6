/**
 * `node bench/board.ts`: opens a board of 1,000 deals in a browser, drags a card over all its open columns, and prints from a trace how long the main
 * thread worked for each frame. Needs the built web (`npm run build`). The process fails when the 95th percentile is over 16 ms.
 */
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { type DemoPlaza, openDemoPlaza } from '#test/e2e/demo-plaza.ts'
import { loadTranslations } from '#test/e2e/translations.ts'
import { findBrowser } from '../scripts/browser.ts'
import { logIn } from '../scripts/shots/scene.ts'
import { summarizeRun } from './measure.ts'

const CARDS = 1000
const DRAGS = 5
const STEPS = 120
const MAX_FRAME_MS = 16

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; args?: { name?: string } }

/** Deals in the four open stages of the vendor's first pipeline. */
const FILL_SQL = `
  insert into crm.deals (workspace_id, id, title, pipeline_id, stage_id, stage_key, amount_minor, currency, stage_changed_at, active_at, created_at)
  select s.workspace_id, 'deal_' || lpad(n::text, 26, '0'), 'Deal ' || n, s.pipeline_id, s.id, 'z' || lpad(n::text, 7, '0') || 'V', 100000 + n, 'USD', now(), now(), now()
  from generate_series(0, ${CARDS - 1}) n
  join crm.stages s on s.position = n % 4 and s.outcome = 'open'
  join crm.pipelines p on p.workspace_id = s.workspace_id and p.id = s.pipeline_id and p.kind = 'deals' and p.position = 1
  join workspaces.members m on m.workspace_id = p.workspace_id and m.role = 'owner'
  join accounts.users u on u.id = m.user_id and u.email = 'vendor@plaza.example'`

async function openBoard(page: Page, plaza: DemoPlaza): Promise<number> {
  const words = loadTranslations('en')
  await logIn({ page, plaza, words }, 'vendor')
  await page.goto('/crm/pipeline')
  const cards = page.locator('main [data-card]')
  await cards.first().waitFor()
  // Each column shows a part of its cards first.
  const more = page.getByRole('main').getByRole('button', { name: words.say('platform.more'), exact: true })
  while ((await more.count()) > 0) {
    const count = await cards.count()
    await more.first().click()
    await page.waitForFunction((was) => document.querySelectorAll('main [data-card]').length > was, count)
  }
  return cards.count()
}

/** From the first column over the others and back, without dropping it there. */
async function dragOver(page: Page): Promise<void> {
  const card = await page.locator('main [data-card]').nth(2).boundingBox()
  const board = await page.locator('main [data-column]').nth(3).boundingBox()
  if (!card || !board) throw new Error('the board shows no cards')
  const { mouse } = page
  await mouse.move(card.x + 40, card.y + 20)
  await mouse.down()
  for (let step = 0; step <= STEPS; step += 1) {
    const way = 1 - Math.abs(1 - (2 * step) / STEPS)
    await mouse.move(card.x + 40 + way * (board.x - card.x), card.y + 20 + way * 300)
  }
  await page.keyboard.press('Escape')
  await mouse.up()
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
      ],
    },
  })
  await work()
  await session.send('Tracing.end')
  await complete
  return events
}

/** Milliseconds of tasks on the renderer's main thread between the beginnings of two frames. */
function workPerFrame(events: readonly TraceEvent[]): number[] {
  const isOfMain = mainThreadOf(events)
  const frames = events.filter((event) => event.name === 'BeginMainThreadFrame' && isOfMain(event)).map(({ ts }) => ts)
  frames.sort((a, b) => a - b)
  const work = frames.map(() => 0)
  for (const event of events) {
    if (!(event.name === 'RunTask' && event.ph === 'X' && isOfMain(event))) continue
    const frame = frames.findLastIndex((begin) => begin <= event.ts + (event.dur ?? 0))
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + (event.dur ?? 0) / 1000
  }
  return work
}

/** The renderer that drew most frames is the page's. */
function mainThreadOf(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const begun = Map.groupBy(
    events.filter(({ name }) => name === 'BeginMainThreadFrame'),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const [thread] = [...begun].sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  return ({ pid, tid }) => `${pid} ${tid}` === thread
}

const { path, flags } = findBrowser()
const cluster = await openThrowAwayCluster()
try {
  const plaza = await openDemoPlaza(cluster.url)
  await plaza.rows(FILL_SQL)
  const browser = await chromium.launch({ executablePath: path, args: flags })
  try {
    const context = await browser.newContext({ baseURL: plaza.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const cards = await openBoard(page, plaza)
    await dragOver(page)
    const session = await context.newCDPSession(page)
    const events = await trace(session, async () => {
      for (let drag = 0; drag < DRAGS; drag += 1) await dragOver(page)
    })
    const frames = workPerFrame(events)
    const { p50, p95, p99 } = summarizeRun(frames, 1, 0)
    console.log(
      `${cards} cards, ${frames.length} frames: work of the main thread, ms: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}`,
    )
    if (p95 > MAX_FRAME_MS || cards < CARDS) process.exitCode = 1
  } finally {
    await browser.close()
    await plaza.close()
  }
} finally {
  await cluster.close()
}
