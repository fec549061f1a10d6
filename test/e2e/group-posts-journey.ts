/**
 * Bruno posts into a group whose moderators approve posts, chosen as audience beside his feed. Amira declines one with a reason, approves and
 * pins another, which waits again when he edits it. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { arriveAs, callFrom } from './conversation.ts'
import { loadTranslations } from './translations.ts'

const GROUP = 'Kiln <b>keepers</b>'
const DECLINED = 'Cheap kilns, this week only'
const POST = 'Which cone do you fire your celadon at?'
const EDITED = 'Which cone do you fire your celadon at, and for how long?'
const NEWER = 'The kiln is free on Friday'
const REASON = 'No advertising, please.'

export function groupPostsJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`posts in a group, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let bruno: Actor
    let path = ''

    beforeAll(async () => {
      amira = await arriveAs(fixture, 'vendor@plaza.example', { words, width })
      bruno = await arriveAs(fixture, 'member@plaza.example', { words, width })
      const { id: groupId } = await callFrom<{ id: string }>(amira, 'groups.create', { name: GROUP, isPublic: true })
      await fixture.plaza.rows('update groups.groups set needs_approval = true where id = $1', [groupId])
      await callFrom(bruno, 'groups.join', { groupId })
      path = `/groups/${groupId}`
    })
    afterAll(async () => {
      for (const person of [amira, bruno]) await person?.leave()
    })

    const toast = ({ page }: Actor, key: string, params?: Record<string, string | number>) =>
      page.getByText(say(key, params), { exact: true }).first().waitFor()
    const waits = (person: Actor) => person.main().getByRole('region', { name: say('feed.group.waiting') })
    const shown = (person: Actor) => person.main().getByRole('feed').getByRole('article')
    const texts = async (person: Actor) =>
      (await shown(person).allTextContents()).map((text) => [EDITED, POST, NEWER].find((own) => text.includes(own)))

    async function writeToGroup(text: string): Promise<void> {
      await bruno.open('/social')
      const field = bruno.main().getByRole('textbox', { name: say('feed.compose.label') })
      await field.fill(text)
      await bruno
        .main()
        .getByRole('combobox', { name: say('feed.compose.audience') })
        .selectOption({ label: GROUP })
      await bruno.button('feed.compose.send').first().click()
      await toast(bruno, 'feed.done.waiting')
      await expect.poll(() => field.inputValue()).toBe('')
    }

    async function choose(person: Actor, text: string, key: string): Promise<void> {
      const article = shown(person).filter({ hasText: text }).first()
      await article.locator('button[aria-haspopup="menu"]').first().click()
      await person.page.getByRole('menuitem', { name: say(key), exact: true }).click()
    }

    test('Bruno chooses the group beside his feed, and Amira declines his post with a reason that he reads', async () => {
      await writeToGroup(DECLINED)
      expect(await bruno.main().getByText(DECLINED).count()).toBe(0)
      await amira.open(path)
      await waits(amira)
        .getByRole('button', { name: say('feed.group.decline'), exact: true })
        .click()
      await amira.dialog().getByRole('textbox').waitFor()
      await amira.expectAccessibleInBothThemes('declining a post of a group')
      await amira.dialog().getByRole('textbox').fill(REASON)
      await amira
        .dialog()
        .getByRole('button', { name: say('feed.group.decline'), exact: true })
        .click()
      await toast(amira, 'feed.done.removeFromGroup')
      await waits(amira).waitFor({ state: 'detached' })
      await bruno.open('/notifications')
      await bruno.main().getByRole('link').filter({ hasText: REASON }).first().click()
      await bruno.page.waitForURL('**/social/posts/*')
      await bruno.main().getByText(REASON).waitFor()
    })

    test('she approves the next two at once and pins the older one', async () => {
      await writeToGroup(POST)
      await writeToGroup(NEWER)
      await amira.open(path)
      await amira.button('feed.group.approveAll', { count: 2 }).click()
      await toast(amira, 'feed.done.approve', { count: 2 })
      await waits(amira).waitFor({ state: 'detached' })
      await expect.poll(() => texts(amira).then((all) => all.toSorted())).toEqual([NEWER, POST].toSorted())
      await choose(amira, POST, 'feed.group.pin')
      await toast(amira, 'feed.done.pinInGroup')
      await expect.poll(() => texts(amira)).toEqual([POST, NEWER])
      await shown(amira).first().getByText(say('feed.pinned'), { exact: true }).waitFor()
      await amira.expectAccessibleInBothThemes('a pinned post of a group')
    })

    test('what he edits waits again, and comes back to its place', async () => {
      await bruno.open(path)
      await expect.poll(() => texts(bruno)).toEqual([POST, NEWER])
      await choose(bruno, POST, 'feed.menu.edit')
      await bruno.dialog().getByRole('textbox').fill(EDITED)
      await bruno
        .dialog()
        .getByRole('button', { name: say('feed.edit.submit'), exact: true })
        .click()
      await toast(bruno, 'feed.done.waiting')
      await waits(bruno).getByText(EDITED).waitFor()
      await expect.poll(() => texts(bruno)).toEqual([NEWER])
      await bruno.expectAccessibleInBothThemes('an edited post that waits')
      await amira.open(path)
      await expect.poll(() => texts(amira)).toEqual([NEWER])
      await waits(amira)
        .getByRole('button', { name: say('feed.group.approve'), exact: true })
        .click()
      await waits(amira).waitFor({ state: 'detached' })
      await expect.poll(() => texts(amira)).toEqual([EDITED, NEWER])
      await choose(amira, EDITED, 'feed.group.unpin')
      await toast(amira, 'feed.done.unpin')
      await expect.poll(() => shown(amira).first().getByText(say('feed.pinned'), { exact: true }).count()).toBe(0)
    })
  })
}
