/** What is typed in a form survives a failed save, another language, a reload, a lost connection, an expired session and a conflict. */
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { DIALOG, type DraftForm, MORE, PAGE, PREPARE, PROFILE, SETTINGS, SHEET } from './draft-forms.ts'
import { signIn } from './member.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()
const SPANISH = loadTranslations('es')

beforeAll(async () => {
  for (const sql of PREPARE) await fixture.plaza.rows(sql)
})

// All of them log in from one address.
beforeEach(() => fixture.plaza.rows('delete from platform.rate_limits'))

async function openForm(form: DraftForm): Promise<Actor> {
  const visitor = await fixture.arrive()
  await signIn(visitor, fixture.plaza.url, `${form.account}@plaza.example`)
  await visitor.open(await form.path(fixture.plaza))
  await form.show?.(visitor)
  await form.field(visitor).waitFor()
  return visitor
}

const write = async (form: DraftForm, visitor: Actor) => {
  await form.field(visitor).fill(form.typed)
  await form.field(visitor).blur()
}
const send = (form: DraftForm, visitor: Actor) =>
  form
    .field(visitor)
    .locator('xpath=ancestor::form')
    .evaluate((element) => (element as HTMLFormElement).requestSubmit())
const expectTyped = (form: DraftForm, visitor: Actor) => expect.poll(() => form.field(visitor).inputValue()).toBe(form.typed)
const readSaved = async (form: DraftForm) => (await fixture.plaza.rows<{ saved: string }>(form.saved))[0]?.saved

async function reload(form: DraftForm, visitor: Actor): Promise<void> {
  await visitor.page.reload()
  await visitor.awake()
  await form.show?.(visitor)
  await form.field(visitor).waitFor()
}

const restored = (visitor: Actor) => visitor.page.getByText(visitor.say('platform.form.draft.restored'))

async function chooseLanguage(page: Page, now: string, language: 'en' | 'es'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: now }).first().click()
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language] }).click()
  await page.waitForFunction((code) => document.documentElement.lang === code, language)
}

/** The keys of everything that the device stores about forms. */
const storedDrafts = (visitor: Actor) =>
  visitor.page.evaluate(() =>
    [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(([key]) => key.startsWith('plaza_form_')),
  )

const FORMS = [PAGE, SHEET, DIALOG, SETTINGS, PROFILE, ...(process.env['PLAZA_GRID'] ? MORE : [])]

for (const form of FORMS) {
  describe(form.kind, () => {
    test('keeps what is typed until it is saved', async () => {
      const visitor = await openForm(form)
      // Without a session, administrators' operations don't exist.
      visitor.forgive(/50[03]|401|404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      await write(form, visitor)

      const rpc = `**/rpc/${form.operation}`
      await visitor.page.route(rpc, (route) => route.fulfill({ status: 500, body: '{}' }))
      await send(form, visitor)
      await visitor.page.getByText(visitor.say('platform.failure.UNEXPECTED')).first().waitFor()
      await visitor.page.unroute(rpc)
      await expectTyped(form, visitor)

      // A dialog covers the menu of languages.
      if (!form.show) {
        await chooseLanguage(visitor.page, visitor.say('platform.language.choose'), 'es')
        await visitor.page.waitForLoadState('networkidle')
        await chooseLanguage(visitor.page, SPANISH.say('platform.language.choose'), 'en')
        await expectTyped(form, visitor)
      }
      await reload(form, visitor)
      await expectTyped(form, visitor)
      await restored(visitor).waitFor()

      await visitor.context.setOffline(true)
      await form.field(visitor).fill(`${form.typed} `)
      await write(form, visitor)
      await visitor.context.setOffline(false)
      await reload(form, visitor)
      await expectTyped(form, visitor)

      await visitor.context.clearCookies()
      const address = visitor.page.url()
      await send(form, visitor)
      const login = visitor.page.getByRole('dialog', { name: visitor.say('accounts.loginAgain.title') })
      await login.locator('input[type=password]').fill(DEMO_PASSWORD)
      await login.locator('button[type=submit]').click()
      await login.waitFor({ state: 'detached' })
      expect(visitor.page.url()).toBe(address)
      await expectTyped(form, visitor)
      await send(form, visitor)
      await expect.poll(() => readSaved(form)).toBe(form.typed)
      await expect.poll(() => storedDrafts(visitor)).toEqual([])
      await visitor.leave()
    })

    const { change } = form
    if (change === null) return
    test('shows both versions when somebody else saved in between, also from a draft', async () => {
      const visitor = await openForm(form)
      visitor.forgive(/409/)
      await form.field(visitor).fill(`${form.typed}1`)
      await form.field(visitor).blur()
      await fixture.plaza.rows(change)
      const theirs = await readSaved(form)
      await send(form, visitor)
      const conflict = visitor.page.getByRole('alert').filter({ hasText: visitor.say('platform.conflict.title') })
      await conflict.getByText(String(theirs), { exact: true }).waitFor()
      await conflict.getByText(`${form.typed}1`, { exact: true }).waitFor()

      await reload(form, visitor)
      await conflict.getByText(String(theirs), { exact: true }).waitFor()
      await conflict.getByText(`${form.typed}1`, { exact: true }).waitFor()
      await conflict.getByRole('button', { name: visitor.say('platform.conflict.keepMine') }).click()
      await expect.poll(() => readSaved(form)).toBe(`${form.typed}1`)
      await visitor.leave()
    })
  })
}

test('a discarded draft is gone, and another user never sees one', async () => {
  const visitor = await openForm(PAGE)
  await write(PAGE, visitor)
  await reload(PAGE, visitor)
  await restored(visitor).waitFor()
  await visitor.button('platform.form.draft.discard').click()
  await expect.poll(() => storedDrafts(visitor)).toEqual([])
  expect(await PAGE.field(visitor).inputValue()).not.toBe(PAGE.typed)
  await visitor.leave()

  const amira = await openForm(PAGE)
  amira.forgive(/401/)
  await write(PAGE, amira)
  await expect.poll(async () => (await storedDrafts(amira)).length).toBe(1)
  await amira.context.clearCookies()
  await signIn(amira, fixture.plaza.url, 'admin@plaza.example')
  await amira.page.reload()
  await amira.open('/products/new')
  expect(await restored(amira).count()).toBe(0)
  await amira.leave()
})

test('offline, leaving a form asks first, and never ends in an error page', async () => {
  const visitor = await openForm(PAGE)
  visitor.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/)
  await visitor.page.waitForLoadState('networkidle')
  await visitor.context.setOffline(true)
  await write(PAGE, visitor)
  await visitor.page.locator('#sidebar a[href="/orders"]').click()
  const question = visitor.page.getByRole('alertdialog')
  await question.getByText(visitor.say('platform.form.leave.title')).waitFor()
  await question.getByRole('button', { name: visitor.say('platform.form.leave.stay') }).click()
  expect(await PAGE.field(visitor).inputValue()).toBe(PAGE.typed)
  expect(await visitor.page.getByText(visitor.say('platform.unexpected.title')).count()).toBe(0)
  await visitor.context.setOffline(false)
  await visitor.leave()
})

test('a new product keeps its name in another language, and passwords are never stored', async () => {
  const visitor = await fixture.arrive()
  await signIn(visitor, fixture.plaza.url, 'vendor@plaza.example')
  await visitor.open('/products/new')
  const name = visitor.main().locator('input[name="texts.en.name"]')
  await name.fill('Tea bowl')
  await chooseLanguage(visitor.page, visitor.say('platform.language.choose'), 'es')
  await expect.poll(() => visitor.main().locator('input[name="texts.en.name"]').inputValue()).toBe('Tea bowl')
  await visitor.leave()

  const guest = await fixture.arrive()
  await guest.open('/register')
  await guest.main().locator('input[name=email]').fill('lena@example.com')
  await guest.main().locator('input[type=password]').fill('seven quiet olive trees')
  await expect.poll(async () => JSON.stringify(await storedDrafts(guest))).toContain('lena@example.com')
  await guest.main().locator('input[type=password]').fill('seven quiet olive trees!')
  await guest.main().locator('input[name=email]').fill('lena@elsewhere.example')
  await expect.poll(async () => JSON.stringify(await storedDrafts(guest))).toContain('lena@elsewhere.example')
  expect(JSON.stringify(await storedDrafts(guest))).not.toMatch(/olive|password/i)
  await guest.leave()
})
