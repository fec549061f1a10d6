/**
 * Becoming a vendor: Bruno must log in first and is then approved at once; Nadia’s application is reviewed, rejected, answered and
 * approved; a suspension empties a shop. In any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

export function vendorProgramJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Becoming a vendor in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let omar: Actor

    beforeAll(async () => {
      ;[bruno, omar] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
    })
    afterAll(async () => {
      await bruno?.leave()
      await omar?.leave()
    })

    const field = (visitor: Actor, key: string) => visitor.page.getByLabel(say(key), { exact: true })
    const toast = (visitor: Actor, text: string) =>
      visitor.page.getByRole('region', { name: 'F8' }).getByRole('listitem').getByText(text, { exact: true }).waitFor()
    const write = async (visitor: Actor, name: string) => {
      await field(visitor, 'vendors.field.name').fill(name)
      await field(visitor, 'vendors.field.description').fill('Lamps from old bottles.')
    }
    const send = (visitor: Actor, key = 'vendors.register.submit') => visitor.button(key).click()
    const at = (path: string) => `${path}?lng=${language}`

    test('a guest may fill in the application and sees errors; the input is kept', async () => {
      await bruno.open(at('/vendor/register'))
      await field(bruno, 'vendors.field.name').waitFor()
      await bruno.expectAccessibleInBothThemes('the application')
      await write(bruno, 'Bruno Lamps')
      await send(bruno)
      await toast(bruno, say('vendors.register.authentication'))
      await toast(bruno, say('vendors.register.mustLogIn'))
    })

    test('signed in, the application is approved at once', async () => {
      await logIn(bruno)
      await bruno.open('/vendor/register')
      await bruno
        .main()
        .getByText(say('vendors.register.atOnce', { workspace: 'bruno' }))
        .waitFor()
      await expect.poll(() => field(bruno, 'vendors.field.name').inputValue()).toBe('Bruno Lamps')
      await send(bruno)
      await toast(bruno, say('vendors.register.submitted'))
      await toast(bruno, say('vendors.register.approved'))
      await bruno.link('vendors.register.setUp').click()
      await bruno.main().getByRole('heading', { name: 'Bruno Lamps', exact: true }).waitFor()
      await bruno.expectAccessibleInBothThemes('the shop in settings')
    })

    test('a vendor sets a vacation and adds a delivery method', async () => {
      const panel = bruno.main()
      await panel
        .getByLabel(say('vendors.away.until'), { exact: true })
        .fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10))
      await bruno.button('vendors.away.begin').click()
      await bruno.button('vendors.away.end').click()
      await toast(bruno, say('vendors.away.over'))
      await bruno.button('vendors.method.add').click()
      const sheet = bruno.dialog()
      await sheet.getByLabel(say('vendors.method.nameEn'), { exact: true }).fill('Bicycle')
      await sheet.getByLabel(say('vendors.method.price'), { exact: true }).fill('3')
      await sheet.getByLabel(say('vendors.method.minDays'), { exact: true }).fill('1')
      await sheet.getByLabel(say('vendors.method.maxDays'), { exact: true }).fill('2')
      await sheet.getByRole('button', { name: say('vendors.method.save'), exact: true }).click()
      await toast(bruno, say('vendors.method.added'))
      await panel.getByText('Bicycle').waitFor()
    })

    test('with review on, an application is pending; an administrator rejects it, and then approves another', async () => {
      await omar.open(at('/login'))
      await logIn(omar, 'admin@plaza.example')
      await omar.open('/admin/settings')
      const settings = omar.main().getByRole('region', { name: say('vendors.settings.title'), exact: true })
      await settings.getByLabel(say('vendors.settings.option.approval.review')).check()
      await settings.getByRole('button', { name: say('vendors.settings.save'), exact: true }).click()
      await toast(omar, say('vendors.settings.saved'))
      await omar.expectAccessible('the platform settings')

      // Bruno's second business.
      await bruno.page.evaluate(async () => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        await fetch('/rpc/workspaces/create', { method: 'POST', headers, body: JSON.stringify({ json: { name: 'Second' } }) })
      })
      await bruno.open('/vendor/register')
      await field(bruno, 'vendors.register.workspace').selectOption({ label: 'Second' })
      await write(bruno, 'Night Lamps')
      await send(bruno)
      await bruno.button('vendors.register.withdraw').waitFor()

      await omar.open('/admin/vendors/applications')
      await omar.button('vendors.admin.refuseOf', { name: 'Night Lamps' }).click()
      await omar.dialog().getByLabel(say('vendors.admin.reason'), { exact: true }).fill('Say how you ship.')
      await omar
        .dialog()
        .getByRole('button', { name: say('vendors.admin.refuse'), exact: true })
        .click()
      await toast(omar, say('vendors.admin.refused', { name: 'Night Lamps' }))

      await bruno.open('/vendor/register')
      await field(bruno, 'vendors.register.workspace').selectOption({ label: 'Second' })
      await bruno.main().getByText('Say how you ship.').waitFor()
      await bruno.main().getByLabel(say('vendors.field.shipping')).fill('Within two days.')
      await send(bruno, 'vendors.register.again')
      await bruno.button('vendors.register.withdraw').waitFor()

      await omar.open('/admin/vendors/applications')
      await omar.button('vendors.admin.approveOf', { name: 'Night Lamps' }).waitFor()
      await omar.expectAccessibleInBothThemes('the queue of applications')
      await omar.button('vendors.admin.approveOf', { name: 'Night Lamps' }).click()
      await omar.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('vendors.admin.approve'), exact: true })
        .click()
      await toast(omar, say('vendors.admin.approved', { name: 'Night Lamps' }))
    })

    test('a suspended shop is empty at once, and is restored when the suspension is lifted', async () => {
      await omar.open('/admin/vendors')
      await omar.main().getByRole('link', { name: 'Low Hum' }).click()
      await omar.button('vendors.admin.suspend').waitFor()
      await omar.expectAccessible('the record of a vendor')
      await omar.button('vendors.admin.suspend').click()
      await omar.dialog().getByLabel(say('vendors.admin.reason'), { exact: true }).fill('Nothing arrives.')
      await omar
        .dialog()
        .getByRole('button', { name: say('vendors.admin.suspend'), exact: true })
        .click()
      await toast(omar, say('vendors.admin.suspended', { name: 'Low Hum' }))
      const found = async () => {
        const answer = await bruno.context.request.get('/api/v1/marketplace/listings?vendor=low-hum')
        return (await answer.json()).items.length
      }
      await expect.poll(found).toBe(0)
      await omar.button('vendors.admin.resume').click()
      await omar.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('vendors.admin.resume'), exact: true })
        .click()
      await expect.poll(found).toBeGreaterThan(0)
    })

    test('the administrator manages the categories', async () => {
      await omar.open('/admin/categories')
      const add = async (name: string) => {
        await field(omar, 'catalog.categories.en').fill(name)
        await omar.button('catalog.categories.addSubmit').click()
      }
      omar.forgive(/409 \(Conflict\)/)
      await add('Garden')
      await toast(omar, say('catalog.categories.added'))
      await add(' garden ')
      await toast(omar, say('catalog.failure.CATEGORY_EXISTS'))
      await omar.expectAccessibleInBothThemes('the categories')
      await omar.button('catalog.categories.removeOf', { name: 'Garden' }).click()
      await omar.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('catalog.categories.remove'), exact: true })
        .click()
      await toast(omar, say('catalog.categories.removed'))
    })
  })
}
