/**
 * Chen, whom Bruno doesn't follow, writes to him from his profile. Bruno accepts, answers one message with a product, and reacts. Chen
 * edits and deletes. Bruno starts a group and renames it. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { bubble, callFrom, field, log, openLive, write } from './conversation.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const QUESTION = 'Hello Bruno, which glaze did you choose?'
const ANSWER = 'The ivory one, this bowl:'
const BOWL = 'DAR-BOWL-IVORY'

export function messagesJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`messages, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let chen: Actor

    beforeAll(async () => {
      ;[bruno, chen] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await Promise.all([bruno, chen].map((person) => person.open('/')))
      await logIn(bruno)
      await callFrom(chen, 'accounts.register', {
        email: 'chen@plaza.example',
        username: 'chen',
        password: DEMO_PASSWORD,
        ...ACCEPTED_TERMS,
      })
      await logIn(chen, 'chen@plaza.example')
      const settings = await callFrom<object>(bruno, 'messages.settings.get', {})
      await callFrom(bruno, 'messages.settings.update', { ...settings, from: 'following' })
    })
    afterAll(async () => {
      for (const person of [bruno, chen]) await person?.leave()
    })

    const row = ({ page }: Actor, name: string) => page.locator('a[data-conversation]').filter({ hasText: name }).first()
    const menu = async (actor: Actor, text: string, key: string) => {
      const item = log(actor).getByRole('listitem').filter({ hasText: text }).first()
      await item.hover()
      await item.getByRole('button', { name: say('messages.act.more'), exact: true }).click()
      await actor.page.getByRole('menuitem', { name: say(key), exact: true }).click()
    }

    test('Chen writes to Bruno from his profile', async () => {
      await chen.open('/profile/bruno')
      await chen.button('messages.button.label', { name: 'Bruno Paz' }).click()
      await chen.page.waitForURL('**/messages/*')
      await chen.page.getByText(say('messages.start.direct'), { exact: true }).waitFor()
      await chen.expectAccessibleInBothThemes('a conversation without messages')
      await write(chen, QUESTION)
      await bubble(chen, QUESTION).waitFor()
    })

    test('Bruno finds the request and accepts it', async () => {
      await openLive(bruno, '/messages')
      // One more is of the demo data.
      await bruno.page.getByText(say('messages.folder.requestsCount', { shown: words.number(2) }), { exact: true }).click()
      await row(bruno, 'chen').click()
      await bubble(bruno, QUESTION).waitFor()
      await bruno.expectAccessibleInBothThemes('a request')
      expect(await log(chen).getByText(say('messages.state.seen')).count()).toBe(0)
      await bruno.button('messages.request.accept').click()
      await field(bruno).waitFor()
    })

    test('he answers the message with a product, and reacts', async () => {
      await menu(bruno, QUESTION, 'messages.act.reply')
      await bruno.page.getByText(say('messages.reply.to', { name: 'chen' }), { exact: true }).waitFor()
      await bruno.button('messages.compose.record').click()
      const name = await fixture.plaza.productName(BOWL, language)
      await bruno.dialog().getByRole('searchbox').fill(name)
      await bruno.dialog().getByRole('button').filter({ hasText: name }).first().click()
      await write(bruno, ANSWER)
      await log(chen).getByRole('link').filter({ hasText: name }).waitFor()
      await log(chen).getByRole('button').filter({ hasText: QUESTION }).waitFor()
      const question = log(bruno).getByRole('listitem').filter({ hasText: QUESTION }).first()
      await question.hover()
      await question.getByRole('button', { name: say('messages.act.more'), exact: true }).click()
      await bruno.page.getByRole('menuitem', { name: say('messages.act.reactWith', { emoji: '👍' }), exact: true }).click()
      await log(chen)
        .getByRole('button', { name: say('messages.reaction.label', { emoji: '👍', count: 1, names: 'Bruno Paz' }) })
        .waitFor()
      await bruno.expectAccessibleInBothThemes('a conversation')
    })

    test('Chen edits a message and deletes it, and a line stays', async () => {
      await menu(chen, QUESTION, 'messages.act.edit')
      const editor = chen.page.getByRole('textbox', { name: say('messages.edit.label') })
      await editor.fill('Hello Bruno, which color did you choose?')
      await editor.press('Enter')
      await bubble(bruno, 'Hello Bruno, which color did you choose?').first().waitFor()
      await menu(chen, 'which color', 'messages.act.delete')
      await chen.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('messages.delete.submit'), exact: true })
        .click()
      await log(bruno).getByText(say('messages.deleted'), { exact: true }).first().waitFor()
      await log(chen).getByText(say('messages.deletedByYou'), { exact: true }).waitFor()
    })

    test('Bruno mutes the conversation and marks it as unread', async () => {
      await bruno.button('messages.menu.label').click()
      await bruno.page.getByRole('menuitem', { name: say('messages.menu.mute.day'), exact: true }).click()
      await bruno.page.getByText(say('messages.done.muted'), { exact: true }).first().waitFor()
      await bruno.button('messages.menu.label').click()
      await bruno.page.getByRole('menuitem', { name: say('messages.menu.markUnread'), exact: true }).click()
      await bruno.page.waitForURL('**/messages')
      await row(bruno, 'chen').getByText(say('messages.markedUnread'), { exact: true }).waitFor()
    })

    test('he starts a group with two people, renames it, and leaves', async () => {
      await bruno.open('/messages')
      await bruno.button('messages.create.title').click()
      for (const name of ['Amira Khalil', 'layla']) {
        await bruno.dialog().getByRole('combobox').fill(name)
        await bruno.page.getByRole('option', { name, exact: true }).click()
      }
      await bruno.dialog().getByLabel(say('messages.group.name')).fill('Saturday market')
      await bruno.expectAccessible('a new group')
      await bruno
        .dialog()
        .getByRole('button', { name: say('messages.create.group'), exact: true })
        .click()
      await bruno.page.waitForURL('**/messages/*')
      await write(bruno, 'Who brings the tent?')
      await bubble(bruno, 'Who brings the tent?').waitFor()
      await bruno.button('messages.menu.label').click()
      await bruno.page.getByRole('menuitem', { name: say('messages.menu.details'), exact: true }).click()
      await bruno.dialog().getByText('layla', { exact: true }).waitFor()
      await bruno.button('messages.group.rename').click()
      await bruno.page.getByLabel(say('messages.group.name')).fill('Sunday market')
      await bruno.button('messages.group.saveName').click()
      await bruno.dialog().getByRole('heading', { name: 'Sunday market' }).waitFor()
      // The page may ask for the group once more before it closes.
      bruno.forgive(/status of 404/)
      await bruno.button('messages.group.leave').click()
      await bruno.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('messages.leave.submit'), exact: true })
        .click()
      await bruno.page.waitForURL('**/messages')
    })

    test('nobody may write to Chen any longer, and the settings say so', async () => {
      await chen.open('/settings?tab=messages')
      await chen.main().getByText(say('messages.settings.option.from.nobody'), { exact: true }).click()
      await chen.expectAccessible('the settings of messages')
      await chen.button('messages.settings.save').click()
      await chen.page.getByText(say('messages.settings.saved'), { exact: true }).first().waitFor()
    })
  })
}
