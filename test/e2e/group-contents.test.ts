/**
 * Amira plans an event with one place in her group, Bruno takes it and keeps it in his calendar. She puts a product on the shelf, he shares a
 * file, she deletes it, keeps him out and lets him back in. English at 1440 px, Arabic at 390 px.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { loadTranslations } from './translations.ts'

const TITLE = 'Open <i>kiln</i>'
const DAY_MS = 86_400_000

describe.each([
  ['en', 1440],
  ['ar', 390],
] as const)('what is in a group, in %s at %i px', (language, width) => {
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
    const { id: groupId } = await ask(amira, 'create', { name: `Potters ${language}`, isPublic: true })
    await ask(bruno, 'join', { groupId })
    path = `/groups/${groupId}`
  })
  afterAll(async () => {
    for (const person of [amira, bruno]) await person?.leave()
  })

  async function ask({ page, origin }: Actor, operation: string, json: object) {
    const headers = { origin, 'content-type': 'application/json' }
    return (await (await page.request.post(`/rpc/groups/${operation}`, { headers, data: { json } })).json()).json
  }
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
  const field = (person: Actor, key: string) => person.dialog().getByLabel(say(key), { exact: true })

  test('Amira plans an event with one place', async () => {
    await amira.open(`${path}?tab=events`)
    await press(amira, 'groups.events.create.open')
    const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10)
    await field(amira, 'groups.events.field.title').fill(TITLE)
    await field(amira, 'groups.events.field.starts').fill(`${day}T10:00`)
    await field(amira, 'groups.events.field.ends').fill(`${day}T09:00`)
    await field(amira, 'groups.events.field.timeZone').selectOption('Asia/Dubai')
    await amira.dialog().getByRole('spinbutton').fill('1')
    amira.forgive(/status of 422/)
    await confirm(amira, 'groups.events.create.submit')
    await amira.dialog().getByText(say('groups.failure.ENDS_TOO_EARLY')).first().waitFor()
    await field(amira, 'groups.events.field.ends').fill(`${day}T12:00`)
    await confirm(amira, 'groups.events.create.submit')
    await toast(amira, 'groups.events.created')
    await amira.main().getByRole('heading', { name: TITLE }).waitFor()
    await amira.expectAccessibleInBothThemes('the events of a group')
  })

  test('Bruno takes the place, Amira sees it at once, and he keeps the event in his calendar', async () => {
    await amira.main().getByRole('link', { name: TITLE }).click()
    await amira.page.waitForURL('**/events/evt_*')
    await bruno.open(new URL(amira.page.url()).pathname)
    await bruno.main().getByText('Dubai').first().waitFor()
    await bruno.main().getByText(say('groups.events.answer.going'), { exact: true }).first().click()
    await bruno.main().getByText(say('groups.events.full'), { exact: true }).waitFor()
    await amira.main().getByText(say('groups.events.full'), { exact: true }).waitFor()
    await amira.main().getByRole('link', { name: 'Bruno Paz' }).first().waitFor()
    await amira.expectAccessibleInBothThemes('an event')
    const [download] = await Promise.all([
      bruno.page.waitForEvent('download'),
      bruno
        .main()
        .getByRole('link', { name: say('groups.calendar.download') })
        .click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toMatch(/T060000Z[\s\S]*SUMMARY:Open <i>kiln<\/i>/)
  })

  test('she cancels it, and he hears of it', async () => {
    await amira.page.getByRole('button', { name: say('groups.events.more', { title: TITLE }) }).click()
    await amira.page.getByRole('menuitem', { name: say('groups.events.cancel.open'), exact: true }).click()
    await confirm(amira, 'groups.events.cancel.submit')
    await toast(amira, 'groups.events.cancel.done')
    await bruno.main().getByText(say('groups.events.canceled'), { exact: true }).waitFor()
  })

  test('she puts a product on the shelf', async () => {
    await amira.open(`${path}?tab=products`)
    await press(amira, 'groups.products.add')
    const name = (await fixture.plaza.productName('DAR-MUG-SAGE', language)) ?? ''
    await amira.dialog().getByRole('searchbox').fill(name)
    await amira.dialog().getByRole('button', { name }).first().click()
    await toast(amira, 'groups.products.done.add')
    await amira.expectAccessibleInBothThemes('the products of a group')
    await bruno.open(`${path}?tab=products`)
    await bruno.main().getByRole('link', { name }).click()
    await bruno.page.waitForURL('**/products/*')
  })

  test('he shares a file, which she deletes, and a page is refused', async () => {
    await bruno.open(`${path}?tab=files`)
    const choose = (name: string, text: string) =>
      bruno.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    bruno.forgive(/status of 422/)
    await choose('page.html', '<script>alert(1)</script>')
    await toast(bruno, 'groups.files.refused.type')
    await choose('Glazes & ashes.txt', 'Two of ash')
    const link = bruno.main().getByRole('link', { name: 'Glazes & ashes.txt' })
    const [download] = await Promise.all([bruno.page.waitForEvent('download'), link.click()])
    expect([download.suggestedFilename(), await readFile(await download.path(), 'utf8')]).toEqual(['Glazes & ashes.txt', 'Two of ash'])
    await bruno.expectAccessibleInBothThemes('the files of a group')
    await amira.open(`${path}?tab=files`)
    await amira.page.getByRole('button', { name: say('groups.files.delete.open', { name: 'Glazes & ashes.txt' }) }).click()
    await confirm(amira, 'groups.files.delete.submit')
    await toast(amira, 'groups.files.delete.done')
    await bruno.main().getByText(say('groups.files.none'), { exact: true }).waitFor()
  })

  test('she keeps him out and lets him back in', async () => {
    await amira.open(`${path}/settings?tab=members`)
    await amira.page.getByRole('button', { name: say('groups.people.menu', { name: 'Bruno Paz' }) }).click()
    await amira.page.getByRole('menuitem', { name: say('groups.people.remove'), exact: true }).click()
    await amira.dialog().getByRole('textbox').fill('Advertising')
    await amira.dialog().getByRole('switch').click()
    await confirm(amira, 'groups.remove.submit')
    await toast(amira, 'groups.done.removeMember')
    bruno.forgive(/status of 404/)
    await bruno.open(path)
    await press(bruno, 'groups.join')
    await toast(bruno, 'groups.failure.NOT_FOUND')
    await amira.open(`${path}/settings?tab=bans`)
    await amira.expectAccessibleInBothThemes('who is kept out of a group')
    await press(amira, 'groups.people.liftBan')
    await toast(amira, 'groups.done.liftBan')
    await press(bruno, 'groups.join')
    await toast(bruno, 'groups.done.join')
  })
})
