/**
 * What a team keeps about a product: Amira defines a custom field, fills it on a product, tags and assigns it, attaches a file, and writes a
 * note that survives a reload before it is posted. The tests run in order, in any language and width.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

export function recordsJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`what a team keeps about a product, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let product: string

    beforeAll(async () => {
      product = `${await fixture.plaza.productPath('DAR-ESP-CLAY')}/edit`
      amira = await fixture.arrive({ words, width })
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(() => amira?.leave())

    const team = () => amira.main().getByRole('region', { name: say('records.title'), exact: true })
    const timeline = () => amira.main().getByRole('region', { name: say('products.record.title'), exact: true })
    const entry = (text: string) => timeline().getByRole('listitem').filter({ hasText: text }).first()

    test('she defines a field for products', async () => {
      await amira.open('/settings?tab=records')
      await amira.button('records.fields.create').click()
      await amira.dialog().locator('input[name=name]').fill('Kiln')
      await amira.dialog().locator('select').selectOption('choice')
      const choices = amira.dialog().getByLabel(say('records.fields.label.choices'))
      for (const choice of ['Left', 'Right']) {
        await choices.fill(choice)
        await choices.press('Enter')
      }
      await amira.expectAccessible('a new custom field')
      await amira
        .dialog()
        .getByRole('button', { name: say('records.save'), exact: true })
        .click()
      await amira.dialog().waitFor({ state: 'detached' })
      await amira.main().getByRole('listitem').filter({ hasText: 'Kiln' }).waitFor()
      await amira.expectAccessibleInBothThemes('tags and custom fields')
    })

    test('she fills it, tags the product and gives it to herself, and the timeline says so', async () => {
      await amira.open(product)
      await team().getByLabel('Kiln', { exact: true }).selectOption({ label: 'Right' })
      await entry('Right').waitFor()
      await team().getByLabel(say('records.tags.add')).fill('New season')
      await team()
        .getByRole('button', { name: say('records.add'), exact: true })
        .click()
      await team()
        .getByRole('button', { name: say('records.tags.remove', { name: 'New season' }) })
        .waitFor()
      await team().getByLabel(say('records.assignee')).selectOption({ label: 'Amira Khalil' })
      await entry(say('records.record.action.assigned')).waitFor()
      await entry('New season').waitFor()
    })

    test('a file that she attaches is saved by her colleagues', async () => {
      const file = { name: 'Glaze.txt', mimeType: 'text/plain', buffer: Buffer.from('32 % silica') }
      await team().locator('input[type=file]').setInputFiles([file])
      const started = amira.page.waitForEvent('download')
      await team().getByRole('link', { name: 'Glaze.txt' }).click()
      expect((await started).suggestedFilename()).toBe('Glaze.txt')
    })

    test('a note survives a reload before it is posted; then she corrects and deletes it', async () => {
      const note = () => timeline().getByLabel(say('platform.record.note'))
      await note().fill('Throw twenty more.')
      await amira.page.reload()
      await note().waitFor()
      expect(await note().inputValue()).toBe('Throw twenty more.')
      await timeline()
        .getByRole('button', { name: say('platform.record.post'), exact: true })
        .click()
      await entry('Throw twenty more.').waitFor()
      await amira.expectAccessibleInBothThemes('a product with its timeline')
      const act = async (text: string, key: string) => {
        await entry(text)
          .getByRole('button', { name: say('records.note.actions') })
          .click()
        await amira.page.getByRole('menuitem', { name: say(key) }).click()
      }
      await act('Throw twenty more.', 'records.note.edit')
      await amira.dialog().locator('textarea').fill('Throw thirty more.')
      await amira
        .dialog()
        .getByRole('button', { name: say('records.save'), exact: true })
        .click()
      await entry('Throw thirty more.').getByText(say('records.timeline.editedNote')).waitFor()
      await act('Throw thirty more.', 'records.note.delete')
      await amira.page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('records.note.delete'), exact: true })
        .click()
      await entry('Throw thirty more.').waitFor({ state: 'detached' })
    })
  })
}
