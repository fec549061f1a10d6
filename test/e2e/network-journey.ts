/**
 * Bruno follows Amira; she makes her account private, he asks, she accepts. He blocks Chen, who is gone from product page, profile and
 * network, and undoes it in the settings. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const BOWL = 'DAR-BOWL-IVORY'
const QUESTION = 'Does the glaze hold lemon juice?'
const NOTE = 'We met at the fair <b>in Cuenca</b>.'

export function networkJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a network, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let amira: Actor
    let chen: Actor

    beforeAll(async () => {
      ;[bruno, amira, chen] = (await Promise.all([1, 2, 3].map(() => fixture.arrive({ words, width })))) as [Actor, Actor, Actor]
      await Promise.all([bruno, amira, chen].map((person) => person.open('/')))
      await logIn(bruno)
      await logIn(amira, 'vendor@plaza.example')
      await rpc(chen, 'accounts.register', { email: 'chen@plaza.example', username: 'chen', password: DEMO_PASSWORD, ...ACCEPTED_TERMS })
      await logIn(chen, 'chen@plaza.example')
      const [product] = await fixture.plaza.rows<{ product_id: string }>('select product_id from catalog.variants where sku = $1', [BOWL])
      await rpc(chen, 'marketplace.questions.ask', { productId: product?.product_id, text: QUESTION })
    })
    afterAll(async () => {
      for (const person of [bruno, amira, chen]) await person?.leave()
    })

    const rpc = async ({ page }: Actor, operation: string, json: object) => {
      const status = await page.evaluate(
        async ([path, input]) => {
          const headers = { 'content-type': 'application/json' }
          return (await fetch(`/rpc/${path}`, { method: 'POST', headers, body: JSON.stringify({ json: input }) })).status
        },
        [operation.replaceAll('.', '/'), json] as const,
      )
      expect(status, operation).toBe(200)
    }
    const toast = ({ page }: Actor, key: string) => page.getByText(say(key), { exact: true }).first().waitFor()
    const press = (person: Actor, key: string, params: Record<string, string> = {}) => person.button(key, params).first().click()
    const menu = async (person: Actor, name: string, key: string) => {
      await press(person, 'network.menu.label', { name })
      await person.page.getByRole('menuitem', { name: say(key), exact: true }).click()
    }
    const name = (person: Actor, username: string) => person.main().getByRole('link', { name: username, exact: true })

    test('Bruno follows Amira and stops', async () => {
      await bruno.open('/profile/amira')
      await bruno.main().getByRole('heading', { name: 'Amira Khalil' }).waitFor()
      await bruno.expectAccessibleInBothThemes('a profile')
      await press(bruno, 'network.button.followLabel', { name: 'Amira Khalil' })
      await toast(bruno, 'network.done.follow')
      await press(bruno, 'network.button.unfollowLabel', { name: 'Amira Khalil' })
      await toast(bruno, 'network.done.unfollow')
      await bruno.button('network.button.followLabel', { name: 'Amira Khalil' }).waitFor()
    })

    test('Amira makes her account private, Bruno asks with a note', async () => {
      await amira.open('/settings?tab=privacy')
      await amira.page.getByRole('switch', { name: say('network.privacy.field.isPrivate') }).click()
      await press(amira, 'network.privacy.save')
      await toast(amira, 'network.privacy.saved')
      await bruno.open('/profile/amira')
      await press(bruno, 'network.button.sendLabel', { name: 'Amira Khalil' })
      await bruno.dialog().getByRole('textbox').fill(NOTE)
      await bruno
        .dialog()
        .getByRole('button', { name: say('network.request.submit'), exact: true })
        .click()
      await toast(bruno, 'network.done.send')
      await bruno.button('network.button.withdrawLabel', { name: 'Amira Khalil' }).waitFor()
      await bruno.open('/network?tab=sent')
      await press(bruno, 'network.button.withdrawLabel', { name: 'layla' })
      await toast(bruno, 'network.done.withdraw')
    })

    test('she reads the note as it was written, accepts him and declines another', async () => {
      await amira.open('/network?tab=received')
      await amira.main().getByText(NOTE, { exact: true }).waitFor()
      await amira.expectAccessibleInBothThemes('the received requests')
      await press(amira, 'network.button.acceptLabel', { name: 'Bruno Paz' })
      await toast(amira, 'network.done.accept')
      await press(amira, 'network.button.declineLabel', { name: 'Tomás Andrade' })
      await toast(amira, 'network.done.decline')
      await amira.main().getByText(say('network.empty.received.title'), { exact: true }).waitFor()
      await bruno.open('/profile/amira')
      await bruno.button('network.button.unfollowLabel', { name: 'Amira Khalil' }).waitFor()
    })

    test('Bruno blocks Chen, who is gone from the product, the profile and the network', async () => {
      await rpc(chen, 'network.follow', { userId: await idOf('bruno') })
      await bruno.open('/network')
      await name(bruno, 'chen').waitFor()
      const path = await fixture.plaza.productPath(BOWL)
      await bruno.open(path)
      const question = bruno.page.getByText(QUESTION, { exact: true })
      await question.waitFor()
      await menu(bruno, 'chen', 'network.menu.block')
      const dialog = bruno.page.getByRole('alertdialog')
      await dialog.getByText(say('network.block.text'), { exact: true }).waitFor()
      await dialog.getByRole('button', { name: say('network.block.submit'), exact: true }).click()
      await toast(bruno, 'network.done.block')
      await question.waitFor({ state: 'detached' })
      await bruno.open('/network')
      await name(bruno, 'Amira Khalil').waitFor()
      expect(await name(bruno, 'chen').count()).toBe(0)
      await bruno.open('/profile/chen')
      await bruno.main().getByText(say('app.profile.blockedText'), { exact: true }).waitFor()
    })

    test('to Chen, Bruno is like nobody', async () => {
      chen.forgive(/404/)
      await chen.open('/profile/bruno')
      await chen.page.getByText(say('platform.notFound.title'), { exact: true }).first().waitFor()
    })

    test('Bruno finds Chen by name in the settings and unblocks', async () => {
      await bruno.open('/settings?tab=privacy')
      await bruno.button('network.button.unblockLabel', { name: 'chen' }).waitFor()
      await bruno.expectAccessibleInBothThemes('the privacy settings')
      const search = bruno.main().getByRole('searchbox').first()
      await search.fill('nobody')
      await bruno.button('network.button.unblockLabel', { name: 'chen' }).waitFor({ state: 'detached' })
      await search.fill('che')
      await press(bruno, 'network.button.unblockLabel', { name: 'chen' })
      await toast(bruno, 'network.done.unblock')
      await bruno.open(await fixture.plaza.productPath(BOWL))
      await bruno.page.getByText(QUESTION, { exact: true }).waitFor()
    })

    async function idOf(username: string): Promise<string> {
      const [found] = await fixture.plaza.rows<{ id: string }>('select id from accounts.users where username = $1', [username])
      return found?.id ?? ''
    }
  })
}
