/** Plaza is deployed while Salma has it open: she is told, nothing reloads without her, and she decides when to update. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import type { TestProxy } from './test-proxy.ts'
import { waitForBackground } from './wait-for-background.ts'

const fixture = useBrowserFixture()

type Marked = Window & { plazaMark?: string }

/** Disappears when the page reloads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { plazaMark: 'the same page' }))
const isSamePage = (page: Page) => page.evaluate(() => (window as Marked).plazaMark === 'the same page')
const waitForReload = (page: Page) => page.waitForFunction(() => (window as Marked).plazaMark === undefined)

const prompt = ({ say }: Actor, page: Page) => page.getByRole('region', { name: say('platform.worker.update.title') })
const promptButton = (salma: Actor, page: Page, which: 'now' | 'later') =>
  prompt(salma, page).getByRole('button', { name: salma.say(`platform.worker.update.${which}`) })

async function withWorker(front: TestProxy, path: string): Promise<Actor> {
  const salma = await fixture.arriveThrough(front)
  await salma.open(path)
  await salma.page.getByText(salma.say('platform.worker.ready.title'), { exact: true }).first().waitFor()
  return salma
}

/** Browsers check for updates by themselves now and then. */
const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    return { active: active?.state, waiting: waiting?.state ?? null, installing: installing?.state ?? null }
  })
const waitForWorker = (page: Page, waiting: 'installed' | null) =>
  expect.poll(() => workerStates(page)).toEqual({ active: 'activated', waiting, installing: null })

test('three updates in a row: each is offered and applied once, without a jump of the page', async () => {
  const front = await fixture.openProxy()
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
    await waitForReload(salma.page)
    await waitForWorker(salma.page, null)
    await salma.awake()
    expect(await prompt(salma, salma.page).count()).toBe(0)
  }
  await salma.leave()
})

test('three updates while she continues: the last one is applied', async () => {
  const front = await fixture.openProxy()
  const salma = await withWorker(front, '/marketplace')
  for (let update = 1; update <= 3; update += 1) {
    front.deploy()
    await lookForUpdate(salma.page)
    await waitForWorker(salma.page, 'installed')
  }
  await mark(salma.page)
  await promptButton(salma, salma.page, 'now').click()
  await waitForReload(salma.page)
  await waitForWorker(salma.page, null)
  await lookForUpdate(salma.page)
  await waitForWorker(salma.page, null)
  await salma.leave()
})

test('with two tabs, the other tab is told and keeps working with its old chunks', async () => {
  const front = await fixture.openProxy()
  const salma = await withWorker(front, '/marketplace')
  const other = await salma.context.newPage()
  await other.goto('/')
  // The page listens to its worker only after its background script has loaded.
  await waitForBackground(other)
  await mark(other)
  front.deploy()
  await lookForUpdate(salma.page)
  await promptButton(salma, salma.page, 'now').click()
  await salma.page.waitForEvent('load')
  await prompt(salma, other).waitFor()
  expect(await isSamePage(other)).toBe(true)
  // A chunk that was not loaded yet.
  await other.locator('#cart-button').click()
  await other.getByRole('dialog').waitFor()
  await other.keyboard.press('Escape')
  await promptButton(salma, other, 'now').click()
  await waitForReload(other)
  await salma.leave()
})

test('a deploy in the middle of a form: input survives the reload she chooses, and Later postpones it', async () => {
  const front = await fixture.openProxy()
  const salma = await withWorker(front, await fixture.plaza.productPath('HSE-TOTE-IVORY'))
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
  await waitForWorker(salma.page, 'installed')
  expect(await prompt(salma, salma.page).count()).toBe(0)
  await city.press('End')
  await city.pressSequentially(' del Sur')
  expect(await city.inputValue()).toBe('Cuenca del Sur')
  expect(await isSamePage(salma.page)).toBe(true)

  await salma.page.evaluate(() => sessionStorage.removeItem('plaza_update_later'))
  await salma.page.reload()
  await promptButton(salma, salma.page, 'now').click()
  await waitForWorker(salma.page, null)
  await salma.awake()
  await expect.poll(() => city.inputValue()).toBe('Cuenca del Sur')
  await salma.leave()
})

test('a worker that cannot be registered is only logged', async () => {
  const salma = await fixture.arrive({ worker: true })
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
