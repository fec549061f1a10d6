/**
 * Amira creates a private group. Bruno asks to join, is accepted, made a moderator, and removed. He joins a public group, leaves it, and Amira
 * transfers hers. English at 1440 px, Arabic at 390 px.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const NAME = 'Glaze <b>recipes</b>'
const NOTE = 'I keep notes of every firing.'

describe.each([
  ['en', 1440],
  ['ar', 390],
] as const)('groups, in %s at %i px', (language, width) => {
  const fixture = useBrowserFixture()
  const words = loadTranslations(language)
  const { say } = words
  let amira: Actor
  let bruno: Actor
  let path = ''

  beforeAll(async () => {
    ;[amira, bruno] = (await Promise.all([1, 2].map(() => fixture.arrive({ words, width })))) as [Actor, Actor]
    await Promise.all([amira, bruno].map((person) => person.open('/')))
    await logIn(bruno)
    await logIn(amira, 'vendor@plaza.example')
  })
  afterAll(async () => {
    for (const person of [amira, bruno]) await person?.leave()
  })

  const toast = ({ page }: Actor, key: string) => page.getByText(say(key), { exact: true }).first().waitFor()
  const press = (person: Actor, key: string) =>
    person
      .main()
      .getByRole('button', { name: say(key) })
      .first()
      .click()
  const confirm = ({ page }: Actor, key: string) =>
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: say(key), exact: true })
      .click()
  const memberMenu = async (person: Actor, name: string, key: string) => {
    await person.page.getByRole('button', { name: say('groups.people.menu', { name }) }).click()
    await person.page.getByRole('menuitem', { name: say(key), exact: true }).click()
  }

  test('Amira creates a private group, and what she typed survives a closed dialog', async () => {
    await amira.open('/groups')
    await amira.expectAccessibleInBothThemes('my groups')
    await press(amira, 'groups.create.open')
    await amira.dialog().getByRole('textbox').first().fill(NAME)
    await amira
      .dialog()
      .getByRole('button', { name: say('platform.cancel'), exact: true })
      .click()
    await press(amira, 'groups.create.open')
    await expect.poll(() => amira.dialog().getByRole('textbox').first().inputValue()).toBe(NAME)
    await amira.dialog().getByText(say('groups.private'), { exact: true }).click()
    await confirm(amira, 'groups.create.submit')
    await toast(amira, 'groups.created')
    await amira.main().getByRole('heading', { name: NAME }).waitFor()
    path = new URL(amira.page.url()).pathname
    await amira.expectAccessibleInBothThemes('a group')
  })

  test('Bruno sees its card only and asks to join, and Amira accepts him', async () => {
    await bruno.open(path)
    await bruno.main().getByText(say('groups.closed.title'), { exact: true }).waitFor()
    await press(bruno, 'groups.ask')
    await bruno.dialog().getByRole('textbox').fill(NOTE)
    await confirm(bruno, 'groups.request.submit')
    await toast(bruno, 'groups.done.request')
    await amira.open(`${path}/settings?tab=requests`)
    await amira.main().getByText(NOTE, { exact: true }).waitFor()
    await amira.expectAccessibleInBothThemes('the requests of a group')
    await press(amira, 'groups.people.accept')
    await toast(amira, 'groups.done.accept')
    await bruno.open(path)
    await bruno
      .main()
      .getByRole('tab', { name: say('groups.tab.about') })
      .waitFor()
  })

  test('she makes him a moderator, and removes him with a reason', async () => {
    await amira.open(`${path}/settings?tab=members`)
    await memberMenu(amira, 'Bruno Paz', 'groups.people.addModerator')
    await toast(amira, 'groups.done.addModerator')
    await memberMenu(amira, 'Bruno Paz', 'groups.people.remove')
    await amira.dialog().getByRole('textbox').fill('Advertising')
    await confirm(amira, 'groups.remove.submit')
    await toast(amira, 'groups.done.removeMember')
    await bruno.open(path)
    await bruno.main().getByText(say('groups.closed.title'), { exact: true }).waitFor()
  })

  test('the group becomes public, Bruno joins, gets it, and Amira leaves', async () => {
    await amira.open(`${path}/settings`)
    await amira.main().getByText(say('groups.public'), { exact: true }).click()
    await press(amira, 'groups.save')
    await toast(amira, 'groups.updated')
    await bruno.open(path)
    await press(bruno, 'groups.join')
    await toast(bruno, 'groups.done.join')
    await amira.open(`${path}/settings?tab=members`)
    await memberMenu(amira, 'Bruno Paz', 'groups.transfer.open')
    await confirm(amira, 'groups.transfer.submit')
    await toast(amira, 'groups.done.transfer')
    await amira.open(path)
    await press(amira, 'groups.joined')
    await confirm(amira, 'groups.leave.submit')
    await toast(amira, 'groups.done.leave')
    await bruno.open(`${path}/settings`)
    await bruno
      .main()
      .getByRole('heading', { name: say('groups.delete.title') })
      .waitFor()
  })
})
