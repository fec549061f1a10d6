/**
 * Salma is new: she goes from checkout through registration and login back to checkout, logs out, then verifies her email, which logs her in,
 * resets her password and logs in again. The tests run in order in one browser, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { waitForMailedLink } from './mail.ts'
import { loadTranslations } from './translations.ts'

const EMAIL = 'salma@example.com'
const PASSWORD = 'seven quiet olive trees'
const NEXT_PASSWORD = 'eight quiet olive trees'
/** A user name and an email of the demo data that are already in use. */
const TAKEN = { email: 'member@plaza.example', username: 'bruno' }

export function accountJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Salma registers in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let salma: Actor

    beforeAll(async () => {
      salma = await fixture.arrive({ words, width })
      salma.forgive(/rpc\/accounts\/(register|session\/logIn)/)
    })
    afterAll(() => salma?.leave())

    const url = () => new URL(salma.page.url())
    const field = (name: string) => salma.main().getByLabel(say(`accounts.field.${name}`), { exact: true })
    const submit = () => salma.main().locator('button[type=submit]').click()
    const toast = async (title: string, text: string) => {
      const shown = salma.page.getByRole('region', { name: 'F8' }).getByRole('listitem')
      await shown.getByText(title, { exact: true }).waitFor()
      await shown.getByText(text, { exact: true }).waitFor()
    }
    const heading = (key: string) => salma.main().getByRole('heading', { level: 1, name: say(key) })
    const hasFocus = (name: string) => expect.poll(() => field(name).evaluate((input) => input === document.activeElement)).toBe(true)
    const saidAt = (name: string) =>
      field(name).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .filter((id) => id.endsWith('-error'))
          .map((id) => document.getElementById(id)?.textContent)
          .join(),
      )

    test('checkout leads over login to registration, and the return path is kept', async () => {
      await salma.open(await fixture.plaza.productPath('HSE-TOTE-IVORY'))
      await salma.button('cart.add').click()
      await salma.dialog().waitFor()
      expect(await salma.open('/login?from=%2Fcheckout')).toBe(200)
      await heading('accounts.login.title').waitFor()
      await salma.expectAccessibleInBothThemes('login')
      await salma.link('accounts.login.register').click()
      await heading('accounts.register.title').waitFor()
      expect(url().pathname + url().search).toBe('/register?from=%2Fcheckout')
      await salma.expectAccessibleInBothThemes('registration')
    })

    test('missing fields show an error, and the first one gets the focus', async () => {
      await submit()
      await hasFocus('email')
      expect(await Promise.all(['email', 'username', 'password'].map(saidAt))).toEqual(Array(3).fill(say('platform.form.required')))
      await salma.expectAccessibleInBothThemes('registration with complaints')
    })

    test('a taken email is reported first, then a taken username; a guessable password is rejected too', async () => {
      await field('email').fill(TAKEN.email)
      await field('username').fill(TAKEN.username)
      await field('password').fill(PASSWORD)
      await submit()
      await toast(say('accounts.register.failed'), say('accounts.failure.EMAIL_IN_USE'))
      await hasFocus('email')
      expect(await saidAt('email')).toBe(say('accounts.failure.EMAIL_IN_USE'))

      await field('email').fill(EMAIL)
      await submit()
      await toast(say('accounts.register.failed'), say('accounts.failure.USERNAME_TAKEN'))
      await hasFocus('username')
      expect(await saidAt('username')).toBe(say('accounts.failure.USERNAME_TAKEN'))

      await field('username').fill('salma')
      await field('password').fill('password123')
      await submit()
      await expect.poll(() => saidAt('password')).toBe(say('accounts.rule.guessable'))
      await hasFocus('password')
    })

    test('registration leads to login, keeping the return path and the email', async () => {
      await field('password').fill(PASSWORD)
      await submit()
      await toast(say('accounts.register.done'), say('accounts.register.mailSent', { email: EMAIL }))
      await heading('accounts.login.title').waitFor()
      expect(url().pathname + url().search).toBe('/login?from=%2Fcheckout')
      expect(await field('email').inputValue()).toBe(EMAIL)
    })

    test('a wrong password keeps the input; the right one returns to checkout with the cart', async () => {
      await field('password').fill('seven noisy olive trees')
      await submit()
      await toast(say('accounts.login.failed'), say('accounts.failure.INVALID_CREDENTIALS'))
      await hasFocus('password')
      expect([await saidAt('password'), await field('email').inputValue()]).toEqual([say('accounts.failure.INVALID_CREDENTIALS'), EMAIL])
      await salma.expectAccessibleInBothThemes('a failed login')

      await field('password').fill(PASSWORD)
      await submit()
      await salma.page.waitForURL(({ pathname }) => pathname === '/checkout')
      await toast(say('accounts.login.done'), say('accounts.login.welcome', { name: 'salma' }))
      expect(await salma.page.evaluate(() => document.documentElement.dataset['viewer'])).toBe('member')
      const summary = salma.page.getByRole('complementary', { name: say('checkout.summary.title') })
      await expect.poll(() => summary.locator('#summary > ul').first().locator('> li').count()).toBe(1)
    })

    test('the mailed link confirms her address and logs her in without a password, and it shows everywhere', async () => {
      await salma.page.context().clearCookies({ name: 'plaza_session' })
      await salma.open(await waitForMailedLink(fixture.plaza, EMAIL, '/verify-email'))
      await salma.button('accounts.verify.confirm').waitFor()
      await expect.poll(() => url().pathname + url().search).toBe('/verify-email')
      await salma.expectAccessibleInBothThemes('an address to confirm')
      await salma.button('accounts.verify.confirm').click()
      await toast(say('accounts.verify.done'), say('accounts.verify.doneText'))
      await salma.page.waitForURL(({ pathname }) => pathname === '/dashboard')
      await salma.open('/settings?tab=account')
      await salma.main().getByText(say('accounts.email.confirmed'), { exact: true }).waitFor()
      await salma.open('/verify-email')
      await heading('accounts.verify.done').waitFor()
      await salma.open('/forgot-password')
    })

    test('a forgotten password: she requests the email, and the screen says when she can request it again', async () => {
      await salma.open('/forgot-password')
      await salma.expectAccessibleInBothThemes('a forgotten password')
      await field('email').fill(EMAIL)
      await submit()
      await toast(say('accounts.forgot.done'), say('accounts.forgot.mailSent', { email: EMAIL }))
      await heading('accounts.forgot.checkInbox').waitFor()
      expect(await salma.button('accounts.resend.send').isDisabled()).toBe(true)
      await salma.expectAccessibleInBothThemes('a mail on its way')
    })

    test('the mailed link sets a new password, and she is signed out everywhere', async () => {
      const link = await waitForMailedLink(fixture.plaza, EMAIL, '/reset-password')
      await salma.open(link)
      await salma.page.waitForURL((at) => at.pathname === '/reset-password' && at.search === '')
      await field('newPassword').fill(NEXT_PASSWORD)
      await salma.expectAccessibleInBothThemes('a new password')
      await submit()
      await heading('accounts.reset.done').waitFor()
      await salma.main().getByText(say('accounts.reset.signedOut')).waitFor()
      expect(await salma.page.evaluate(() => document.documentElement.dataset['viewer'])).toBe('guest')

      await salma.open(link)
      await field('newPassword').fill(NEXT_PASSWORD)
      await submit()
      await heading('accounts.link.dead').waitFor()
      await salma.link('accounts.reset.askAgain').waitFor()
      salma.forgive(/rpc\/accounts\/password\/reset/)
    })

    test('the new password works, the old one does not', async () => {
      await salma.open('/login')
      await field('email').fill(EMAIL)
      await field('password').fill(PASSWORD)
      await submit()
      await toast(say('accounts.login.failed'), say('accounts.failure.INVALID_CREDENTIALS'))
      await field('password').fill(NEXT_PASSWORD)
      await submit()
      await toast(say('accounts.login.done'), say('accounts.login.welcome', { name: 'salma' }))
      await salma.page.waitForURL((at) => at.pathname !== '/login')
    })
  })
}
