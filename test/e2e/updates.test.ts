/** Plaza is deployed while Salma has it open: she hears of it, nothing is loaded over her head, and she decides when. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Front } from './front.ts'
import { useStage } from './stage.ts'
import type { Visitor } from './visitor.ts'

const stage = useStage()

type Marked = Window & { plazaMark?: string }

/** Is gone when the page has been loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { plazaMark: 'the same page' }))
const isSamePage = (page: Page) => page.evaluate(() => (window as Marked).plazaMark === 'the same page')
const loadedAnew = (page: Page) => page.waitForFunction(() => (window as Marked).plazaMark === undefined)

const prompt = ({ say }: Visitor, page: Page) => page.getByRole('region', { name: say('platform.worker.update.title') })
const promptButton = (salma: Visitor, page: Page, which: 'now' | 'later') =>
  prompt(salma, page).getByRole('button', { name: salma.say(`platform.worker.update.${which}`) })

async function withWorker(front: Front, path: string): Promise<Visitor> {
  const salma = await stage.arriveOver(front)
  await salma.open(path)
  await salma.page.getByText(salma.say('platform.worker.ready.title'), { exact: true }).first().waitFor()
  return salma
}

/** What the browser does by itself now and then. */
const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const workersNow = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    return { active: active?.state, waiting: waiting?.state ?? null, installing: installing?.state ?? null }
  })
const settled = (page: Page, waiting: 'installed' | null) =>
  expect.poll(() => workersNow(page)).toEqual({ active: 'activated', waiting, installing: null })

test('three updates in a row: each is offered and taken over once, without a jump of the page', async () => {
  const front = await stage.front()
  const salma = await withWorker(front, '/marketplace')
  for (let update = 1; update <= 3; update += 1) {
    await mark(salma.page)
    front.deploy()
    await lookForUpdate(salma.page)
    await prompt(salma, salma.page).waitFor()
    if (update === 1) await salma.expectAccessibleInBothThemes('an update that waits')
    expect(await isSamePage(salma.page)).toBe(true)
    expect(await salma.shift()).toBeLessThan(0.02)
    await promptButton(salma, salma.page, 'now').click()
    await loadedAnew(salma.page)
    await settled(salma.page, null)
    await salma.awake()
    expect(await prompt(salma, salma.page).count()).toBe(0)
  }
  await salma.leave()
})

test('three updates while she goes on: the last one is taken over', async () => {
  const front = await stage.front()
  const salma = await withWorker(front, '/marketplace')
  for (let update = 1; update <= 3; update += 1) {
    front.deploy()
    await lookForUpdate(salma.page)
    await settled(salma.page, 'installed')
  }
  await mark(salma.page)
  await promptButton(salma, salma.page, 'now').click()
  await loadedAnew(salma.page)
  await settled(salma.page, null)
  await lookForUpdate(salma.page)
  await settled(salma.page, null)
  await salma.leave()
})

test('with two tabs, the one that did not ask is told and goes on with what it has, chunks and all', async () => {
  const front = await stage.front()
  const salma = await withWorker(front, '/marketplace')
  const other = await salma.context.newPage()
  await other.goto('/')
  // It listens to its worker once what goes on beside the page has been loaded.
  await other.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/keep-')))
  await mark(other)
  front.deploy()
  await lookForUpdate(salma.page)
  await promptButton(salma, salma.page, 'now').click()
  await salma.page.waitForEvent('load')
  await prompt(salma, other).waitFor()
  expect(await isSamePage(other)).toBe(true)
  // A part of the page that was not loaded yet.
  await other.locator('#cart-button').click()
  await other.getByRole('dialog').waitFor()
  await other.keyboard.press('Escape')
  await promptButton(salma, other, 'now').click()
  await loadedAnew(other)
  await salma.leave()
})

test('a deploy in the middle of a form: what is typed stays, also through the reload she asks for; later means later', async () => {
  const front = await stage.front()
  const salma = await withWorker(front, await stage.plaza.pathOf('HSE-TOTE-IVORY'))
  await salma.button('cart.add').click()
  await salma
    .dialog()
    .getByRole('link', { name: salma.say('cart.checkout') })
    .click()
  const city = salma.main().getByLabel(salma.say('checkout.address.city'), { exact: true })
  await city.fill('Cuenca')
  await mark(salma.page)
  front.deploy()
  await lookForUpdate(salma.page)
  await promptButton(salma, salma.page, 'later').click()
  await prompt(salma, salma.page).waitFor({ state: 'hidden' })
  front.deploy()
  await lookForUpdate(salma.page)
  await settled(salma.page, 'installed')
  expect(await prompt(salma, salma.page).count()).toBe(0)
  await city.press('End')
  await city.pressSequentially(' del Sur')
  expect(await city.inputValue()).toBe('Cuenca del Sur')
  expect(await isSamePage(salma.page)).toBe(true)

  await salma.page.evaluate(() => sessionStorage.removeItem('plaza_update_later'))
  await salma.page.reload()
  await promptButton(salma, salma.page, 'now').click()
  await settled(salma.page, null)
  await salma.awake()
  await expect.poll(() => city.inputValue()).toBe('Cuenca del Sur')
  await salma.leave()
})

test('a worker that cannot be registered is only logged', async () => {
  const salma = await stage.arrive({ worker: true })
  const said: string[] = []
  salma.page.on('console', (message) => said.push(message.text()))
  await salma.context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('planted'))
  })
  salma.forgive(/The service worker was not registered/)
  await salma.open('/marketplace')
  await expect.poll(() => said.join()).toContain('The service worker was not registered')
  expect(await salma.page.getByRole('alert').count()).toBe(0)
  await salma.leave()
})
