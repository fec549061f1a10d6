/**
 * Chen insults Bruno in a message. Bruno reports it, Omar removes it with the keyboard, Chen reads why and appeals, and Rana, another
 * administrator, reverses the decision. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { bubble, callFrom, log, openLive, sendFrom, startConversation } from './conversation.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { waitForMailedLink } from './mail.ts'
import { loadTranslations } from './translations.ts'

const POLITE = 'Hello Bruno'
const RUDE = 'You are a fool, Bruno'
const REASONS = 'Please do not insult people.'
const APPEAL = 'We always talk like this.'
const ANSWER = 'You are right: it was a joke.'

export function moderationJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`moderation, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let bruno: Actor
    let chen: Actor
    let omar: Actor
    let rana: Actor
    let conversation = ''

    beforeAll(async () => {
      ;[bruno, chen, omar, rana] = (await Promise.all([1, 2, 3, 4].map(() => fixture.arrive({ words, width })))) as [
        Actor,
        Actor,
        Actor,
        Actor,
      ]
      await Promise.all([bruno, chen, omar, rana].map((person) => person.open('/')))
      await logIn(bruno)
      await logIn(omar, 'admin@plaza.example')
      for (const [actor, name] of [
        [chen, 'chen'],
        [rana, 'rana'],
      ] as const) {
        await callFrom(actor, 'accounts.register', {
          email: `${name}@plaza.example`,
          username: name,
          password: DEMO_PASSWORD,
          ...ACCEPTED_TERMS,
        })
        await fixture.plaza.rows(`update accounts.users set role = 'admin' where username = 'rana'`)
        await logIn(actor, `${name}@plaza.example`)
      }
      conversation = await startConversation(fixture, chen, ['bruno', bruno], 'chen')
      await sendFrom(chen, conversation, POLITE)
      await sendFrom(chen, conversation, RUDE)
    })
    afterAll(async () => {
      for (const person of [bruno, chen, omar, rana]) await person?.leave()
    })

    const submit = (actor: Actor, key: string) =>
      actor
        .dialog()
        .getByRole('button', { name: say(key), exact: true })
        .click()

    test('Bruno reports the message with two presses and a reason', async () => {
      await openLive(bruno, `/messages/${conversation}`)
      const item = log(bruno).getByRole('listitem').filter({ hasText: RUDE }).first()
      await item.hover()
      await item.getByRole('button', { name: say('messages.act.more'), exact: true }).click()
      await bruno.page.getByRole('menuitem', { name: say('messages.act.report'), exact: true }).click()
      await bruno.dialog().getByText(say('messages.report.text')).waitFor()
      await bruno.dialog().getByLabel(say('reports.why')).selectOption('offensive')
      await bruno.expectAccessible('reporting a message')
      await submit(bruno, 'reports.submit')
      await bruno.page.getByText(say('reports.sent'), { exact: true }).first().waitFor()
    })

    test('Omar removes it with the keyboard', async () => {
      await omar.open('/admin/reports')
      await omar.page.waitForURL('**/admin/moderation')
      await omar.main().getByRole('link', { name: RUDE }).first().waitFor()
      await omar.expectAccessibleInBothThemes('the queue')
      await omar.main().getByRole('link', { name: RUDE }).first().click()
      await omar.main().getByText(POLITE, { exact: true }).waitFor()
      await omar.page.locator('button[data-decision="remove"]').waitFor()
      await omar.expectAccessibleInBothThemes('a case')
      await omar.page.keyboard.press('r')
      await omar.dialog().getByLabel(say('moderation.brokenRule')).selectOption('offensive')
      await omar.dialog().getByLabel(say('moderation.statement')).fill(REASONS)
      await omar.expectAccessible('removing')
      await submit(omar, 'moderation.act.remove')
      await omar.page.getByText(say('moderation.done.remove'), { exact: true }).first().waitFor()
      await expect.poll(() => bubble(bruno, RUDE).count()).toBe(0)
    })

    test('Omar leaves a suspension, skips and keeps by keys, and a key pressed too early decides nothing', async () => {
      const { page } = omar
      await omar.open('/admin/moderation')
      await omar.main().locator('a[href^="/admin/moderation/user/"]').first().click()
      const button = page.locator('button[data-decision="dismiss"]')
      await button.waitFor()
      const first = page.url()
      const decided = (url: string) =>
        fixture.plaza.rows('select action from moderation.decisions where resource_id = $1', [url.split('/').at(-1)])
      await page.keyboard.press('s')
      await omar.dialog().getByText(say('moderation.ask.suspend.title'), { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await omar.dialog().waitFor({ state: 'detached' })
      // The next case is still loading.
      await page.keyboard.press('d')
      await page.keyboard.press('a')
      await expect.poll(() => page.url()).not.toBe(first)
      await button.and(page.locator(':enabled')).waitFor()
      expect(await decided(first)).toEqual([])
      const second = page.url()
      await page.keyboard.press('a')
      await page.getByText(say('moderation.done.dismiss'), { exact: true }).first().waitFor()
      expect(await decided(second)).toEqual([{ action: 'dismiss' }])
      await expect.poll(() => page.url()).not.toBe(second)
    })

    test('Chen reads why, by the mailed link also without a login, and appeals', async () => {
      const [decision] = await fixture.plaza.rows<{ id: string }>(`select id from moderation.decisions where resource_type = 'message'`)
      const path = `/moderation/decisions/${decision?.id}`
      const guest = await fixture.arrive({ words, width })
      await guest.open(await waitForMailedLink(fixture.plaza, 'chen@plaza.example', path))
      await guest.main().getByText(REASONS, { exact: true }).waitFor()
      expect(new URL(guest.page.url()).search).toBe('')
      await guest.page.reload()
      await guest.main().getByText(REASONS, { exact: true }).waitFor()
      await guest.leave()
      await chen.open(path)
      await chen.main().getByText(REASONS, { exact: true }).waitFor()
      await chen.main().getByText(say('moderation.rule.offensive'), { exact: true }).waitFor()
      await chen.expectAccessibleInBothThemes('a statement of reasons')
      await chen.main().getByLabel(say('moderation.own.text')).fill(APPEAL)
      await chen.button('moderation.own.submit').click()
      await chen.main().getByText(say('moderation.own.outcome.open'), { exact: true }).waitFor()
    })

    test('Rana, another administrator, reverses the decision', async () => {
      await rana.open('/admin/moderation/appeals')
      const appeal = rana.main().getByRole('listitem').filter({ hasText: APPEAL })
      await appeal.waitFor()
      await rana.expectAccessibleInBothThemes('appeals')
      await appeal.getByRole('button', { name: say('moderation.appeals.reverse'), exact: true }).click()
      await rana.dialog().getByLabel(say('moderation.verdict.text')).fill(ANSWER)
      await submit(rana, 'moderation.verdict.reversed.submit')
      await rana.page.getByText(say('moderation.verdict.reversed.done'), { exact: true }).first().waitFor()
      await bubble(bruno, RUDE).waitFor()
      await rana.open('/admin/moderation/log')
      await rana.main().getByText(RUDE).first().waitFor()
      await rana.expectAccessible('the log')
    })

    test('Rana keeps everything that waits at once', async () => {
      const { page } = rana
      await rana.open('/admin/moderation')
      await rana
        .main()
        .getByRole('checkbox', { name: say('platform.table.selectPage') })
        .first()
        .check({ force: true })
      const bar = page.getByRole('region', { name: say('platform.table.selection') })
      await bar.getByRole('button', { name: say('moderation.act.dismiss'), exact: true }).click()
      await rana.dialog().waitFor()
      await rana.expectAccessible('keeping many records')
      await submit(rana, 'moderation.act.dismiss')
      await expect
        .poll(async () => {
          const [row] = await fixture.plaza.rows<{ open: number }>(
            `select count(*)::int as open from reports.reports where status = 'open'`,
          )
          return row?.open
        })
        .toBe(0)
      await rana.main().getByText(say('reports.none'), { exact: true }).waitFor()
    })

    test('everybody sees the numbers', async () => {
      const guest = await fixture.arrive({ words, width })
      await guest.open('/transparency')
      await guest.main().getByText(say('moderation.transparency.decisions'), { exact: true }).first().waitFor()
      await guest.expectAccessibleInBothThemes('transparency')
      await guest.leave()
    })
  })
}
