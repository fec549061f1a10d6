/**
 * Salma as a member: registration, profile, second factor, a workspace with a colleague, data export, and account deletion. The tests run
 * in order, in any language and width.
 */
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { waitForMailedLink } from './mail.ts'
import { loadTranslations } from './translations.ts'

const SALMA = { email: 'salma@example.com', username: 'salma', password: 'seven quiet olive trees' }
/** A demo account. */
const BRUNO = { email: 'member@plaza.example', name: 'Bruno Paz', password: 'open-market-day' }
const BUSINESS = 'Olivar Salma'
const STEP_MS = 30_000

export function memberJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Salma is a member in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let salma: Actor
    let bruno: Actor
    let secret = ''

    beforeAll(async () => {
      ;[salma, bruno] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
    })
    afterAll(async () => {
      await salma?.leave()
      await bruno?.leave()
    })

    const at = ({ page }: Actor) => new URL(page.url()).pathname
    const field = (visitor: Actor, key: string, params?: Record<string, string>) =>
      visitor.page.getByLabel(say(key, params), { exact: true })
    const panel = (visitor: Actor, title: string) =>
      visitor
        .main()
        .locator('section')
        .filter({ has: visitor.page.getByRole('heading', { name: title, exact: true }) })
    const toast = async (visitor: Actor, title: string) => {
      const shown = visitor.page.getByRole('region', { name: 'F8' }).getByRole('listitem').getByText(title, { exact: true })
      await shown.waitFor()
      // A new toast replaces the old one, so wait until the old one is gone.
      await visitor.page.keyboard.press('F8')
      await visitor.page.keyboard.press('Escape')
      await shown.waitFor({ state: 'detached' })
    }
    const enter = async (visitor: Actor, { email, password }: { email: string; password: string }) => {
      await field(visitor, 'accounts.field.email').fill(email)
      await field(visitor, 'accounts.field.password').fill(password)
      await visitor.main().locator('button[type=submit]').click()
    }
    const toSettings = async (visitor: Actor, tab: string) => {
      await visitor.open(`/settings?tab=${tab}`)
      await visitor.main().locator('section').first().waitFor()
    }
    const code = (later: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * STEP_MS })

    test('she registers, verifies her email and sees the first steps on her dashboard', async () => {
      await salma.open('/register')
      await field(salma, 'accounts.field.email').fill(SALMA.email)
      await field(salma, 'accounts.field.username').fill(SALMA.username)
      await field(salma, 'accounts.field.password').fill(SALMA.password)
      await salma.main().locator('button[type=submit]').click()
      await salma.page.waitForURL('**/login')
      await enter(salma, SALMA)
      await salma.page.waitForURL('**/dashboard')
      await salma.open(await waitForMailedLink(fixture.plaza, SALMA.email, '/verify-email'))
      await salma.button('accounts.verify.confirm').click()
      await salma.page.waitForURL('**/dashboard')
      await salma.main().getByText(say('app.dashboard.picture.title'), { exact: true }).waitFor()
      await salma.expectAccessibleInBothThemes('the dashboard')
      for (const list of ['/orders', '/products']) {
        await salma.open(list)
        await salma.main().getByText(say('vendors.shop.howToSell')).waitFor()
        expect(await salma.link('vendors.shop.apply').first().getAttribute('href')).toBe('/vendor/register')
      }
      await salma.expectAccessibleInBothThemes('products without a shop')
    })

    test('she edits her profile', async () => {
      await toSettings(salma, 'profile')
      await salma.expectAccessibleInBothThemes('the profile in the settings')
      const about = panel(salma, say('accounts.profile.about'))
      await about.getByLabel(say('accounts.profile.bio')).fill('Olives, and what can be made of them.')
      await about.getByRole('button', { name: say('accounts.links.add') }).click()
      await about.getByLabel(say('accounts.links.label'), { exact: true }).fill('Olivar')
      await about.getByLabel(say('accounts.links.url'), { exact: true }).fill('olivar.example')
      await about.getByRole('button', { name: say('accounts.profile.save'), exact: true }).click()
      await toast(salma, say('accounts.profile.saved'))
      await salma.open('/profile')
      await salma.main().getByText('Olives, and what can be made of them.').waitFor()
      expect(
        await salma
          .main()
          .getByRole('link', { name: /Olivar/ })
          .getAttribute('href'),
      ).toBe('https://olivar.example')
      await salma.expectAccessibleInBothThemes('her profile')
    })

    test('she sets up a second factor, and saves the recovery codes', async () => {
      await toSettings(salma, 'security')
      await salma.expectAccessibleInBothThemes('the security settings')
      await panel(salma, say('accounts.totp.title'))
        .getByRole('button', { name: say('accounts.totp.setUp') })
        .click()
      await salma
        .dialog()
        .getByRole('img', { name: say('accounts.totp.qr') })
        .waitFor()
      await salma.expectAccessible('the second step')
      secret = ((await salma.dialog().locator('p.font-mono').textContent()) ?? '').replaceAll(' ', '')
      await salma.dialog().getByLabel(say('accounts.totp.code'), { exact: true }).fill(code(0))
      await salma.dialog().locator('button[type=submit]').click()
      await salma.dialog().getByText(say('accounts.recovery.lead')).waitFor()
      await salma.expectAccessible('the recovery codes')
      await salma.dialog().getByRole('checkbox').check()
      await salma
        .dialog()
        .getByRole('button', { name: say('accounts.recovery.done'), exact: true })
        .click()
      await panel(salma, say('accounts.totp.title')).getByText(say('accounts.totp.on'), { exact: true }).waitFor()
    })

    test('she logs out, and a deep link leads back through password and code', async () => {
      await salma.page.getByRole('button', { name: say('app.menu.account', { name: SALMA.username }) }).click()
      await salma.page.getByRole('menuitem', { name: say('app.menu.logOut'), exact: true }).click()
      await salma.page.waitForURL((url) => url.pathname === '/')
      await toast(salma, say('app.menu.loggedOut.title'))
      await salma.page.goto('/settings?tab=workspace')
      await salma.page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('from') === '/settings?tab=workspace')
      await salma.awake()
      await enter(salma, SALMA)
      await field(salma, 'accounts.secondFactor.code').fill(code(1))
      await salma.expectAccessibleInBothThemes('the second step of a login')
      await salma.main().locator('button[type=submit]').click()
      await salma.page.waitForURL('**/settings?tab=workspace')
    })

    test('she creates a workspace and invites Bruno for orders and inventory', async () => {
      await field(salma, 'workspaces.field.name').fill(BUSINESS)
      await salma.button('workspaces.create.submit').click()
      await toast(salma, say('workspaces.create.done', { name: BUSINESS }))
      await panel(salma, BUSINESS).waitFor()
      await salma.expectAccessibleInBothThemes('the settings of a workspace')
      await salma.button('workspaces.invite.begin').click()
      await salma.dialog().getByLabel(say('workspaces.invite.email'), { exact: true }).fill(BRUNO.email)
      await salma.dialog().getByLabel(say('workspaces.permission.orders'), { exact: true }).check()
      await salma.dialog().getByLabel(say('workspaces.permission.inventory'), { exact: true }).check()
      await salma.expectAccessible('an invitation')
      await salma.dialog().locator('button[type=submit]').click()
      await toast(salma, say('workspaces.invite.sent'))
      await panel(salma, say('workspaces.invitations.title')).getByText(BRUNO.email, { exact: true }).waitFor()
    })

    test('Bruno follows the email, logs in on the way, and works there as staff with his permissions', async () => {
      await bruno.open(await waitForMailedLink(fixture.plaza, BRUNO.email, '/invitation'))
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('workspaces.invitation.title', { workspace: BUSINESS }) })
        .waitFor()
      expect(bruno.page.url()).not.toContain('token')
      await bruno.expectAccessibleInBothThemes('an invitation')
      await bruno.link('workspaces.invitation.logIn').click()
      await field(bruno, 'accounts.field.email').waitFor()
      await enter(bruno, BRUNO)
      await bruno.button('workspaces.invitation.accept').click()
      // A demo sends no mail, so no address is confirmed, and Salma decides whether it is him.
      await bruno.main().getByText(say('workspaces.invitation.waiting'), { exact: true }).waitFor()
      await bruno.expectAccessible('a request to join')
      await salma.page.reload()
      const name = BRUNO.name
      await salma
        .main()
        .getByRole('button', { name: say('workspaces.invitations.confirmOf', { name }) })
        .click()
      await salma.expectAccessible('whether somebody may join')
      await salma.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('workspaces.invitations.confirm'), exact: true })
        .click()
      await toast(salma, say('workspaces.invitations.confirmed', { name }))
      await bruno.link('workspaces.invitation.toDashboard').click()
      await bruno.page.waitForURL('**/dashboard')
      await bruno.page.reload()
      await bruno.main().getByText(BUSINESS, { exact: true }).first().waitFor()

      const lacks = (permission: string) =>
        say('workspaces.permissionMissing', { workspace: BUSINESS, permission: say(`workspaces.permission.${permission}`) })
      await bruno.open('/orders')
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('orders.screen.orders') })
        .waitFor()
      expect(await bruno.main().getByText(lacks('orders')).count()).toBe(0)
      await bruno.open('/hr')
      await bruno.main().getByText(lacks('hr')).waitFor()
      await bruno.expectAccessibleInBothThemes('an area of other staff')
      await bruno.open('/erp')
      await bruno.main().getByText(lacks('finance')).waitFor()
      await bruno.expectAccessibleInBothThemes('an area that is still to come')

      await toSettings(bruno, 'workspace')
      await panel(bruno, say('workspaces.people.title')).getByText(SALMA.username, { exact: true }).waitFor()
      expect(await bruno.button('workspaces.invite.begin').count()).toBe(0)
      expect(await bruno.main().getByText(SALMA.email).count()).toBe(0)
    })

    test('she transfers the workspace, because owners cannot delete their account', async () => {
      await toSettings(salma, 'account')
      await salma.button('accounts.deletion.begin').click()
      await salma.dialog().getByText(say('workspaces.obligation.owner')).waitFor()
      await salma.expectAccessible('what keeps somebody from leaving')
      await salma
        .dialog()
        .getByRole('link', { name: say('accounts.deletion.meet') })
        .click()
      const people = panel(salma, say('workspaces.people.title'))
      await people.getByRole('button', { name: say('workspaces.people.actionsFor', { name: BRUNO.name }) }).click()
      await salma.page.getByRole('menuitem', { name: say('workspaces.transfer.begin') }).click()
      await salma.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('workspaces.transfer.submit') })
        .click()
      await toast(salma, say('workspaces.transfer.done', { name: BRUNO.name }))
      await panel(salma, BUSINESS).getByText(say('workspaces.role.manager'), { exact: true }).waitFor()
    })

    test('she downloads her data', async () => {
      await toSettings(salma, 'account')
      await salma.button('accounts.export.request').click()
      const download = salma.page.waitForEvent('download')
      await salma.link('accounts.export.download').click()
      const entries = unzipSync(await readFile(await (await download).path()))
      expect(Object.keys(entries)).toContain('README.txt')
      expect(
        Object.values(entries)
          .map((bytes) => new TextDecoder().decode(bytes))
          .join(),
      ).toContain('Olives, and what can be made of them.')
    })

    test('she deletes her account by typing its name, and can no longer log in', async () => {
      await salma.button('accounts.deletion.begin').click()
      await field(salma, 'accounts.deletion.type', { name: SALMA.username }).fill('salomon')
      const submit = salma.dialog().getByRole('button', { name: say('accounts.deletion.submit'), exact: true })
      await submit.click()
      await salma.dialog().getByText(say('accounts.deletion.failure.NAME_DIFFERS')).first().waitFor()
      salma.forgive(/rpc\/accounts\/deletion\/request/)
      await salma.expectAccessible('the end of an account')
      await field(salma, 'accounts.deletion.type', { name: SALMA.username }).fill(SALMA.username)
      await submit.click()
      await salma.page.waitForURL((url) => url.pathname === '/')
      await toast(salma, say('accounts.deletion.done'))
      expect(await salma.page.evaluate(() => document.documentElement.dataset['viewer'])).toBe('guest')

      await salma.open('/login')
      await enter(salma, SALMA)
      await salma.main().getByText(say('accounts.failure.INVALID_CREDENTIALS')).first().waitFor()
      salma.forgive(/rpc\/accounts\/session\/logIn/)
      expect(at(salma)).toBe('/login')
      await toSettings(bruno, 'workspace')
      expect(await panel(bruno, say('workspaces.people.title')).getByText(SALMA.username, { exact: true }).count()).toBe(0)
    })
  })
}
