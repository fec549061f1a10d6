/**
 * Amira works on her pipeline: she adds a deal, drags it to the next stage with the mouse, moves it on with the keyboard, loses another one
 * for a reason, and completes a task. After a reload everything is where she put it. The tests run in order, in any language.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { expectToast } from './selling-scenario.ts'
import { loadTranslations } from './translations.ts'

const DEAL = 'Blue bowls for Casa Azul'

export function pipelineJourney({ language }: { language: Language }): void {
  describe(`a pipeline, in ${language}`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor

    beforeAll(async () => {
      amira = await fixture.arrive({ words, width: 1440 })
      await amira.open('/marketplace')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(() => amira.leave())

    const column = (title: string) => amira.page.getByRole('region', { name: title, exact: true })
    const titlesIn = (title: string) => column(title).locator('[data-card] a').allTextContents()
    const grip = (name: string) => amira.page.getByRole('button', { name: say('platform.kanban.move', { name }), exact: true })
    const isSaved = () => amira.page.locator('[data-card][aria-busy=true]').waitFor({ state: 'detached' })

    test('a new deal is on top of the first stage', async () => {
      await amira.open('/crm/pipeline')
      await column('New Lead').waitFor()
      await amira.page.getByRole('button', { name: say('crm.deals.add'), exact: true }).click()
      await amira.page.getByRole('dialog').getByLabel(say('crm.deals.field.title'), { exact: true }).fill(DEAL)
      await amira.page.getByRole('dialog').getByLabel(say('crm.deals.field.amountMinor')).fill('120')
      await amira.page
        .getByRole('dialog')
        .getByRole('button', { name: say('crm.deals.add'), exact: true })
        .click()
      await expectToast(amira, say('crm.deals.created'))
      await expect.poll(() => titlesIn('New Lead')).toContain(DEAL)
      expect((await titlesIn('New Lead'))[0]).toBe(DEAL)
      await amira.expectAccessible('the pipeline')
    })

    test('the mouse drags it to the next stage, and a reload keeps it', async () => {
      const from = await grip(DEAL).boundingBox()
      const to = await column('Contacted').boundingBox()
      if (!from || !to) throw new Error('no card or no column')
      const { mouse } = amira.page
      await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await mouse.down()
      await mouse.move(to.x + to.width / 2, to.y + 90, { steps: 12 })
      await amira.page.locator('[data-column] [data-lifted]').waitFor()
      await expect.poll(() => titlesIn('Contacted')).toContain(DEAL)
      await mouse.up()
      await isSaved()
      await amira.page.reload()
      await expect.poll(() => titlesIn('Contacted')).toContain(DEAL)
      expect(await titlesIn('New Lead')).not.toContain(DEAL)
    })

    test('Alt and an arrow key move it on in the reading direction', async () => {
      await grip(DEAL).focus()
      await amira.page.keyboard.press(language === 'ar' ? 'Alt+ArrowLeft' : 'Alt+ArrowRight')
      await expect.poll(() => titlesIn('Proposal Sent')).toContain(DEAL)
      await isSaved()
      await amira.page.reload()
      await expect.poll(() => titlesIn('Proposal Sent')).toContain(DEAL)
    })

    test('a deal that is lost from its menu asks for the reason', async () => {
      await grip(DEAL).click()
      await amira.page.getByRole('menuitem', { name: 'Closed-Lost', exact: true }).click()
      const dialog = amira.page.getByRole('dialog')
      await dialog.getByLabel(say('crm.deals.field.lostReason'), { exact: true }).fill('No budget')
      await dialog.getByRole('button', { name: say('crm.board.markLost'), exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await isSaved()
      await amira.open('/crm/deals?which=lost')
      await amira.page.getByRole('link', { name: DEAL, exact: true }).first().click()
      await amira.page.getByText('No budget', { exact: true }).first().waitFor()
      await amira.expectAccessible('a deal')
    })

    test('a task of the deal is added and completed', async () => {
      await amira.page.getByLabel(say('crm.tasks.quick'), { exact: true }).fill('Ask again in spring')
      await amira.page.getByRole('button', { name: say('crm.tasks.add'), exact: true }).click()
      await expectToast(amira, say('crm.tasks.added'))
      await amira.page
        .getByLabel(say('crm.tasks.complete', { title: 'Ask again in spring' }), { exact: true })
        .first()
        .click({ force: true })
      await expectToast(amira, say('crm.tasks.completed'))
      await amira.open('/crm')
      await amira.expectAccessible('the overview')
    })
  })
}
