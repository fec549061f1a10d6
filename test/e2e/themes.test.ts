/** Themes: chosen in the settings, saved with the account, right from the first byte, and following the device. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { signIn } from './member.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

const shown = ({ page }: Actor) =>
  page.evaluate(() => {
    const { theme, heading, body, bg } = document.documentElement.dataset
    return [theme, heading, body, bg].join('.')
  })

/** Records every change of the `<html>` tag from the first byte on. */
const watchTag = ({ context }: Actor) =>
  context.addInitScript(() => {
    const changes: string[] = []
    Object.assign(window, { plazaChanges: changes })
    new MutationObserver((_, self) => {
      if (!document.documentElement) return
      new MutationObserver((records) => changes.push(...records.map(({ attributeName }) => `${attributeName}`))).observe(
        document.documentElement,
        { attributes: true, attributeFilter: ['data-theme', 'data-heading', 'data-body', 'data-bg', 'style', 'class'] },
      )
      self.disconnect()
    }).observe(document, { childList: true })
  })
const changesOfTag = ({ page }: Actor) => page.evaluate(() => (window as Window & { plazaChanges?: string[] }).plazaChanges)

const colorOf = ({ page }: Actor, selector: string, property = 'background-color') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('Bruno tries palettes, fonts and backgrounds, and sees his choice on another device from the first byte', async () => {
  const { say } = loadTranslations('es')
  const bruno = await fixture.arrive({ words: loadTranslations('es') })
  await signIn(bruno, fixture.plaza.url)
  await bruno.open('/settings?tab=appearance')
  const choose = (group: string, name: string) =>
    bruno.page.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click()
  const kept = () => bruno.page.waitForResponse((response) => response.url().endsWith('/rpc/accounts/preferences/update') && response.ok())

  await choose(say('accounts.appearance.title'), say('accounts.palette.olive-dark'))
  expect(await shown(bruno)).toBe('olive-dark.inter.inter.solid')
  await choose(say('accounts.appearance.mode.label'), say('accounts.appearance.mode.light'))
  expect(await shown(bruno)).toBe('olive-light.inter.inter.solid')
  expect(await colorOf(bruno, 'html')).toBe('rgb(243, 245, 235)')
  await choose(say('accounts.appearance.fonts.heading'), 'Playfair Display')
  await choose(say('accounts.appearance.fonts.body'), 'Lato')
  expect(await colorOf(bruno, 'h1', 'font-family')).toContain('Playfair Display')
  const last = kept()
  await choose(say('accounts.background.title'), say('accounts.background.hills'))
  const look = 'olive-light.playfair-display.lato.hills'
  expect(await shown(bruno)).toBe(look)
  await bruno.expectAccessible('the appearance tab')
  await last
  await expect
    .poll(
      async () =>
        (await fixture.plaza.rows("select 1 from accounts.preferences where theme->'background'->>'url' = '/backgrounds/hills.svg'"))
          .length,
    )
    .toBe(1)

  const phone = await fixture.arrive({ words: loadTranslations('ar'), width: 390 })
  await watchTag(phone)
  await signIn(phone, fixture.plaza.url)
  for (const path of ['/', '/settings?tab=appearance']) {
    await phone.open(path)
    expect([await shown(phone), await changesOfTag(phone)], path).toEqual([look, []])
  }
  await phone.expectAccessible('the appearance tab on a phone, in Arabic')
  const back = phone.page.waitForResponse((response) => response.url().endsWith('/rpc/accounts/preferences/update'))
  await phone.button('accounts.appearance.reset').click()
  expect(await shown(phone)).toBe('default-dark.inter.inter.solid')
  await back
  await bruno.open('/marketplace')
  await expect.poll(async () => bruno.page.reload().then(() => shown(bruno))).toBe('default-dark.inter.inter.solid')
  await phone.leave()
  await bruno.leave()
})

test('the header switch toggles light and dark of the same palette, and is saved for a member', async () => {
  const noor = await fixture.arrive({ theme: 'majolica-dark' })
  await signIn(noor, fixture.plaza.url, 'vendor@plaza.example')
  await noor.open('/marketplace')
  const kept = noor.page.waitForResponse((response) => response.url().endsWith('/rpc/accounts/preferences/update'))
  await noor.page
    .getByRole('banner')
    .getByRole('button', { name: noor.say('platform.theme.toggle') })
    .click()
  expect(await shown(noor)).toBe('majolica-light.inter.inter.solid')
  await kept
  await noor.context.clearCookies({ name: 'plaza_theme' })
  await noor.open('/')
  expect(await shown(noor)).toBe('majolica-light.inter.inter.solid')
  await noor.leave()
})

test('a choice that cannot be saved stays in this browser, with a message', async () => {
  const ines = await fixture.arrive({ theme: 'default-dark' })
  await signIn(ines, fixture.plaza.url, 'admin@plaza.example')
  ines.forgive(/preferences\/update|Failed to load resource/)
  await ines.open('/settings?tab=appearance')
  const refusal = { defined: true, code: 'RATE_LIMITED', status: 429, message: 'RATE_LIMITED', data: { retryAfterS: 60 } }
  await ines.page.route('**/rpc/accounts/preferences/update', (route) => route.fulfill({ status: 429, json: { json: refusal } }))
  await ines.page.getByText(ines.say('accounts.palette.mint-dark'), { exact: true }).click()
  await ines.page.getByText(ines.say('accounts.preferences.notSaved')).first().waitFor()
  expect(await shown(ines)).toMatch(/^mint-/)
  await ines.leave()
})

test('follows the device without a script', async () => {
  const night = await fixture.arrive({ theme: 'fountain-auto.inter.inter.solid', colorScheme: 'dark' })
  await watchTag(night)
  await night.open('/')
  expect(await colorOf(night, 'html')).toBe('rgb(5, 25, 29)')
  await night.page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => colorOf(night, 'html')).toBe('rgb(238, 249, 251)')
  expect(await changesOfTag(night)).toEqual([])
  await night.page
    .getByRole('banner')
    .getByRole('button', { name: night.say('platform.theme.toggle') })
    .click()
  expect(await shown(night)).toBe('fountain-dark.inter.inter.solid')
  await night.leave()
})

test('more contrast strengthens borders and pale text', async () => {
  const bruno = await fixture.arrive({ theme: 'cafe-light.inter.inter.tiles' })
  await bruno.open('/marketplace')
  const header = () => colorOf(bruno, 'header', 'border-bottom-color')
  const pale = () => colorOf(bruno, 'main [class*=text-muted-foreground]', 'color')
  const before = [await header(), await pale()]
  await bruno.page.emulateMedia({ contrast: 'more' })
  const edge = await header()
  const words = await pale()
  expect(before).not.toContain(edge)
  expect(words).toBe(await colorOf(bruno, 'html', 'color'))
  await bruno.leave()
})

test('reduced motion removes animations', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/marketplace')
  const longest = () =>
    bruno.page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, transitionDelay, animationDuration, animationDelay } = getComputedStyle(element)
          return [transitionDuration, transitionDelay, animationDuration, animationDelay].flatMap((times) =>
            times.split(',').map((time) => Number.parseFloat(time)),
          )
        }),
      ),
    )
  expect(await longest()).toBeLessThanOrEqual(0.001)
  await bruno.page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await longest()).toBeGreaterThan(0.1)
  await bruno.leave()
})

test('with forced colors, controls keep their borders and show their state', async () => {
  const bruno = await fixture.arrive({ forcedColors: 'active' })
  await signIn(bruno, fixture.plaza.url)
  await bruno.open('/settings?tab=notifications')
  const button = bruno.page.getByRole('switch').first()
  const track = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const on = await track()
  await button.click()
  await expect.poll(track).not.toBe(on)
  await button.click()
  await bruno.open('/marketplace')
  expect(await colorOf(bruno, 'main form button[type=submit]:not([aria-label])', 'border-top-width')).toBe('1px')
  await bruno.page.keyboard.press('Tab')
  const focus = await bruno.page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outline)
  expect(focus).toContain('3px')
  await bruno.leave()
})
