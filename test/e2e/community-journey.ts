/**
 * Salma is new: she registers, finds Amira, follows her and posts a picture with one of her products. Bruno likes, comments, reposts and
 * buys it. In Amira's group her post waits for approval and is taken out again. Chen is rude to her; she reports it, Omar removes it, Chen appeals. The tests run in order, in any
 * language and width.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { callFrom } from './conversation.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const SALMA = { email: 'salma@example.com', username: 'salma', password: 'seven quiet olive trees' }
const BOWL = 'DAR-BOWL-IVORY'
const POST = 'Our olives taste better from a bowl like this one #olives'
const ALT = 'Green olives in a bowl'
const COMMENT = 'Then I need one too, @salma'
const RUDE = 'Nobody asked for your silly olives'
const GROUP = 'Olive growers'
const IN_GROUP = 'When do you prune?'
const REASONS = 'Please be kind to each other.'
const APPEAL = 'I only meant the bowl.'

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#6b7f3a' } })
    .png()
    .toBuffer()

export function communityJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a community, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let salma: Actor
    let amira: Actor
    let bruno: Actor
    let chen: Actor
    let omar: Actor
    let post = ''
    let group = ''

    beforeAll(async () => {
      ;[salma, amira, bruno, chen, omar] = (await Promise.all(Array.from({ length: 5 }, () => fixture.arrive({ words, width })))) as [
        Actor,
        Actor,
        Actor,
        Actor,
        Actor,
      ]
      await Promise.all([amira, bruno, chen, omar].map((person) => person.open('/')))
      await logIn(amira, 'vendor@plaza.example')
      await logIn(bruno)
      await callFrom(chen, 'accounts.register', {
        email: 'chen@plaza.example',
        username: 'chen',
        password: DEMO_PASSWORD,
        ...ACCEPTED_TERMS,
      })
      await logIn(chen, 'chen@plaza.example')
      await logIn(omar, 'admin@plaza.example')
    })
    afterAll(async () => {
      for (const person of [salma, amira, bruno, chen, omar]) await person?.leave()
    })

    const toast = ({ page }: Actor, key: string) => page.getByText(say(key), { exact: true }).first().waitFor()
    const press = (person: Actor, key: string, params?: Record<string, string | number>) => person.button(key, params).first().click()
    const postOf = (person: Actor) => person.main().getByRole('article').filter({ hasText: POST }).first()
    const act = (person: Actor, name: string) => postOf(person).locator(`[data-act="${name}"]`)
    const submit = (person: Actor, key: string) =>
      person
        .dialog()
        .getByRole('button', { name: say(key), exact: true })
        .click()
    const comment = (person: Actor, text: string) => person.main().getByRole('article').filter({ hasText: text }).last()

    async function addComment(person: Actor, text: string): Promise<void> {
      await person
        .main()
        .getByRole('textbox', { name: say('comments.compose.label') })
        .fill(text)
      await person.page.keyboard.press('Escape')
      await press(person, 'comments.compose.send')
      await comment(person, text).waitFor()
    }

    test('Salma registers, finds Amira and follows her', async () => {
      await salma.open('/register')
      for (const name of ['email', 'username', 'password'] as const)
        await salma
          .main()
          .getByLabel(say(`accounts.field.${name}`), { exact: true })
          .fill(SALMA[name])
      await salma.main().locator('button[type=submit]').click()
      await salma.page.waitForURL('**/login')
      await salma.main().getByLabel(say('accounts.field.password'), { exact: true }).fill(SALMA.password)
      await salma.main().locator('button[type=submit]').click()
      await salma.page.waitForURL('**/dashboard')
      await salma.open('/network?tab=suggestions')
      await salma.expectAccessibleInBothThemes('people to follow')
      await press(salma, 'network.button.followLabel', { name: 'Amira Khalil' })
      await toast(salma, 'network.done.follow')
    })

    test('she posts a picture with a product of Amira’s', async () => {
      await salma.open('/social')
      await salma
        .main()
        .getByRole('textbox', { name: say('feed.compose.label') })
        .fill(POST)
      await salma.page.keyboard.press('Escape')
      await salma
        .main()
        .locator('input[type=file]')
        .setInputFiles({ name: 'olives.png', mimeType: 'image/png', buffer: await picture() })
      await press(salma, 'messages.compose.describe', { name: 'olives.png' })
      await salma.page.getByRole('textbox', { name: say('platform.files.alt') }).fill(ALT)
      await salma.page.keyboard.press('Escape')
      await press(salma, 'feed.compose.product')
      const name = await fixture.plaza.productName(BOWL, language)
      await salma.dialog().getByRole('searchbox').fill(name)
      await salma.dialog().getByRole('button').filter({ hasText: name }).first().click()
      await salma.expectAccessibleInBothThemes('a post that is being written')
      await press(salma, 'feed.compose.send')
      await toast(salma, 'feed.done.post')
      await postOf(salma).getByText(name).first().waitFor()
      await postOf(salma).getByRole('button', { name: ALT, exact: true }).waitFor()
    })

    test('Bruno finds it, likes, saves, comments and reposts it, and Salma sees it', async () => {
      await bruno.open('/social?tab=discover')
      await postOf(bruno).waitFor()
      await bruno.expectAccessibleInBothThemes('posts of everybody')
      for (const name of ['liked', 'bookmarked', 'reposted']) {
        await act(bruno, name).click()
        await expect.poll(() => act(bruno, name).getAttribute('aria-pressed')).toBe('true')
      }
      await act(bruno, 'comment').click()
      await bruno.page.waitForURL('**/social/posts/*')
      post = new URL(bruno.page.url()).pathname
      await addComment(bruno, COMMENT)
      await bruno.expectAccessibleInBothThemes('a post with comments')
      await salma.open(post)
      await comment(salma, COMMENT).waitFor()
      for (const [name, key] of [
        ['liked', 'feed.bar.like'],
        ['reposted', 'feed.bar.repost'],
        ['comment', 'feed.bar.comment'],
      ] as const)
        await expect.poll(() => act(salma, name).textContent()).toContain(say(key, { count: 1 }))
      await salma.open('/notifications')
      await salma.main().getByText('Bruno Paz').first().waitFor()
    })

    test('and buys through it', async () => {
      await bruno.open(post)
      await postOf(bruno)
        .getByRole('link')
        .filter({ hasText: await fixture.plaza.productName(BOWL, language) })
        .click()
      await bruno.page.waitForURL('**/products/**')
      await press(bruno, 'cart.add')
      await bruno
        .dialog()
        .getByRole('link', { name: say('cart.checkout') })
        .click()
      await bruno.page.waitForURL('**/checkout')
      await bruno
        .main()
        .getByRole('heading', { level: 1, name: say('checkout.title') })
        .waitFor()
      await bruno.main().locator('button[type=submit]').click()
      await bruno.page.waitForURL('**/order-confirmation/*')
      await bruno.main().getByRole('heading', { level: 1 }).waitFor()
      await expect
        .poll(() => fixture.plaza.rows('select sold from feed.sales where post_id = $1', [post.split('/').at(-1)]))
        .toEqual([{ sold: 1 }])
      await salma.open(post)
      await salma
        .main()
        .getByText(say('feed.sales.tooFew', { count: 3 }))
        .waitFor()
    })

    test('Amira founds a group, and Salma joins it', async () => {
      await amira.open('/groups')
      await press(amira, 'groups.create.open')
      await amira.dialog().getByRole('textbox').first().fill(GROUP)
      await submit(amira, 'groups.create.submit')
      await toast(amira, 'groups.created')
      await amira.main().getByRole('heading', { name: GROUP }).waitFor()
      group = new URL(amira.page.url()).pathname
      await salma.open('/groups?tab=discover')
      await salma.main().getByRole('link', { name: GROUP }).first().waitFor()
      await salma.open(group)
      await salma
        .main()
        .getByRole('button', { name: `${say('groups.join')} ${GROUP}` })
        .click()
      await toast(salma, 'groups.done.join')
    })

    test('what Salma posts in it waits until Amira approves it', async () => {
      await amira.open(`${group}/settings`)
      await amira.page.getByRole('switch', { name: say('groups.field.needsApproval') }).click()
      await press(amira, 'groups.save')
      await toast(amira, 'groups.updated')
      await salma.open(group)
      await salma.main().getByText(say('feed.group.needsApproval'), { exact: true }).waitFor()
      await salma
        .main()
        .getByRole('textbox', { name: say('feed.compose.label') })
        .fill(IN_GROUP)
      await press(salma, 'feed.compose.send')
      await toast(salma, 'feed.done.waiting')
      await salma
        .main()
        .getByRole('region', { name: say('feed.group.waiting') })
        .getByText(IN_GROUP)
        .waitFor()
      await amira.open(group)
      const waits = amira.main().getByRole('region', { name: say('feed.group.waiting') })
      await waits.getByText(IN_GROUP).waitFor()
      await amira.expectAccessibleInBothThemes('a post that waits in a group')
      await press(amira, 'feed.group.approve')
      await waits.waitFor({ state: 'detached' })
      await amira.main().getByRole('feed').getByText(IN_GROUP).waitFor()
      await salma.open('/social?tab=groups')
      await salma.main().getByText(IN_GROUP).waitFor()
      await salma.expectAccessibleInBothThemes('posts of my groups')
    })

    test('and a moderator takes one out of the group, with a reason that she reads', async () => {
      await amira.open(group)
      const article = amira.main().getByRole('article').filter({ hasText: IN_GROUP })
      await article.getByRole('button', { name: say('feed.menu.label', { name: 'salma' }) }).click()
      await amira.page.getByRole('menuitem', { name: say('feed.group.remove'), exact: true }).click()
      await amira.dialog().getByRole('textbox').fill(REASONS)
      await submit(amira, 'feed.group.remove')
      await toast(amira, 'feed.done.removeFromGroup')
      await salma.open('/notifications')
      await salma.main().getByRole('link').filter({ hasText: REASONS }).first().click()
      await salma.page.waitForURL('**/social/posts/*')
      await salma.main().getByText(REASONS).waitFor()
    })

    test('Chen is rude; Salma reports it, and Omar removes it', async () => {
      await chen.open(post)
      await addComment(chen, RUDE)
      await salma.open(post)
      await comment(salma, RUDE)
        .getByRole('button', { name: say('comments.more') })
        .click()
      await salma.page.getByRole('menuitem', { name: say('comments.act.report'), exact: true }).click()
      await salma.dialog().getByLabel(say('reports.why')).selectOption('offensive')
      await submit(salma, 'reports.submit')
      await salma.page.getByText(say('reports.sent'), { exact: true }).first().waitFor()
      await omar.open('/admin/moderation')
      const row = omar
        .main()
        .getByRole(width === 1440 ? 'row' : 'listitem')
        .filter({ hasText: RUDE })
        .first()
      await row.getByRole('link', { name: 'chen' }).first().click()
      await omar.page.locator('button[data-decision="remove"]').click()
      await omar.dialog().getByLabel(say('moderation.brokenRule')).selectOption('offensive')
      await omar.dialog().getByLabel(say('moderation.statement')).fill(REASONS)
      await submit(omar, 'moderation.act.remove')
      await omar.page.getByText(say('moderation.done.remove'), { exact: true }).first().waitFor()
      await expect.poll(() => salma.main().getByText(RUDE).count()).toBe(0)
    })

    test('Chen reads why, and appeals', async () => {
      const [decision] = await fixture.plaza.rows<{ id: string }>(
        `select id from moderation.decisions where resource_type = 'comment' order by decided_at desc limit 1`,
      )
      await chen.open(`/moderation/decisions/${decision?.id}`)
      await chen.main().getByText(REASONS, { exact: true }).waitFor()
      await chen.main().getByLabel(say('moderation.own.text')).fill(APPEAL)
      await press(chen, 'moderation.own.submit')
      await chen.main().getByText(say('moderation.own.outcome.open'), { exact: true }).waitFor()
    })
  })
}
