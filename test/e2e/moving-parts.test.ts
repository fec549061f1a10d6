/** Board, charts, command palette, forms and files in the component catalog: with mouse, touch and keyboard, and for screen readers. */
import { describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useCatalogue } from './catalogue.ts'
import { loadTranslations } from './translations.ts'

const catalogue = useCatalogue()

async function look(part: string, options: Parameters<typeof catalogue.arrive>[0] = {}): Promise<Actor> {
  const omar = await catalogue.arrive(options)
  await omar.open(`/dev/ui/${part}?bare=yes${options.words ? `&lng=${options.words.language}` : ''}`)
  await omar.main().getByRole('region').first().waitFor()
  return omar
}

/** The first board of the page. */
const column = ({ page }: Actor, name: string) =>
  page
    .locator('[data-column]')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
const cards = async (omar: Actor, name: string) => {
  const texts = await column(omar, name).locator('[data-card] a').allInnerTexts()
  return texts.map((text) => text.trim())
}
const grip = ({ page, say }: Actor, name: string) =>
  page.getByRole('button', { name: say('platform.kanban.move', { name }), exact: true }).first()
const announcements = ({ page }: Actor) => page.locator('[aria-live=assertive]').first().textContent()

describe('a board', () => {
  test('is sorted by dragging', async () => {
    const omar = await look('kanban')
    const { mouse } = omar.page
    const card = column(omar, 'New').locator('[data-card]').first()
    const goal = column(omar, 'Negotiation')
    await card.scrollIntoViewIfNeeded()
    const from = await card.boundingBox()
    const to = await goal.boundingBox()
    await mouse.move(from!.x + 40, from!.y + 40)
    await mouse.down()
    await mouse.move(from!.x + 60, from!.y + 60, { steps: 4 })
    await mouse.move(to!.x + 80, to!.y + 120, { steps: 10 })
    await expect.poll(() => cards(omar, 'Negotiation')).toEqual(['Tableware for the café'])
    await mouse.up()
    await expect
      .poll(() => announcements(omar))
      .toBe(omar.say('platform.kanban.dropped', { name: 'Tableware for the café', position: '1', count: '1', column: 'Negotiation' }))
    expect(await cards(omar, 'New')).toEqual(['Wedding favours, 180 pieces', 'كؤوس للمطعم'])
    await omar.leave()
  })

  test('is sorted with the keyboard only, and announces positions', async () => {
    const omar = await look('kanban')
    const { keyboard } = omar.page
    await grip(omar, 'Lobby vases').focus()
    await keyboard.press(' ')
    await expect.poll(() => announcements(omar)).toContain('picked up. Position 1 of 3 in Offer sent')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowLeft')
    await expect.poll(() => announcements(omar)).toBe('Position 2 of 4 in New.')
    await omar.expectAccessible('a lifted card')
    await keyboard.press(' ')
    await expect
      .poll(() => cards(omar, 'New'))
      .toEqual(['Tableware for the café', 'Lobby vases', 'Wedding favours, 180 pieces', 'كؤوس للمطعم'])
    expect(await grip(omar, 'Lobby vases').evaluate((button) => button === document.activeElement)).toBe(true)
    await keyboard.press(' ')
    await keyboard.press('End')
    await keyboard.press('Escape')
    await expect.poll(() => announcements(omar)).toContain('is back at position 2')
    expect((await cards(omar, 'New'))[1]).toBe('Lobby vases')
    await omar.leave()
  })

  test('is mirrored in Arabic: the next column is to the left', async () => {
    const omar = await look('kanban', { words: loadTranslations('ar') })
    await grip(omar, 'Lobby vases').focus()
    await omar.page.keyboard.press(' ')
    await omar.page.keyboard.press('ArrowLeft')
    await omar.page.keyboard.press('Enter')
    await expect.poll(() => cards(omar, 'Negotiation')).toEqual(['Lobby vases'])
    await omar.leave()
  })

  test('moves a card from its menu, which explains rejected moves', async () => {
    const omar = await look('kanban')
    await grip(omar, 'Restock autumn').click()
    const menu = omar.page.getByRole('menu')
    await menu.waitFor()
    await omar.expectAccessible('the places of a card')
    expect(await menu.getByRole('menuitem', { name: /Won/ }).getAttribute('aria-disabled')).toBe('true')
    await menu.getByRole('menuitem', { name: 'Negotiation' }).click()
    await expect.poll(() => cards(omar, 'Negotiation')).toEqual(['Restock autumn'])
    await omar.leave()
  })

  test('moves a card by long press', async () => {
    const omar = await look('kanban', { width: 390 })
    const touch = await omar.context.newCDPSession(omar.page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const card = column(omar, 'New').locator('[data-card]').first()
    await card.scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    await finger('touchStart', box!.x + 60, box!.y + 40)
    await expect.poll(() => card.getAttribute('data-lifted')).toBe('')
    await finger('touchMove', box!.x + 60, box!.y + 70)
    await finger('touchMove', box!.x + 60, box!.y + 190)
    await expect.poll(() => cards(omar, 'New')).toEqual(['Wedding favours, 180 pieces', 'Tableware for the café', 'كؤوس للمطعم'])
    await finger('touchEnd')
    await expect.poll(() => announcements(omar)).toContain('dropped')
    await omar.leave()
  })

  test('puts a card back when the server rejects the move, and says why', async () => {
    const omar = await look('kanban')
    const second = omar.page.getByRole('region', { name: 'The server rejects' })
    const mover = second.getByRole('button', { name: omar.say('platform.kanban.move', { name: 'Lobby vases' }), exact: true })
    await mover.focus()
    await omar.page.keyboard.press(' ')
    await omar.page.keyboard.press('ArrowRight')
    await omar.page.keyboard.press(' ')
    await omar.page
      .getByText(omar.say('platform.kanban.failed', { name: 'Lobby vases' }))
      .first()
      .waitFor()
    const back = second.locator('[data-column=offer] [data-card] a').first()
    await expect.poll(() => back.textContent()).toBe('Lobby vases')
    await omar.leave()
  })
})

describe('a chart', () => {
  test('is read with arrow keys, value by value, and as a table of the same numbers', async () => {
    const omar = await look('charts')
    const chart = omar.page.getByRole('slider', { name: 'Revenue', exact: true })
    await chart.focus()
    await expect
      .poll(() => chart.getAttribute('aria-valuetext'))
      .toBe('Sat, November 21, 2026. So far. Revenue: $418.10, previous: $892.70')
    await omar.page.keyboard.press('ArrowLeft')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain('Revenue: $1,175.20, previous: $926.60')
    await omar.page.keyboard.press('Home')
    await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1')
    const card = omar.page.getByRole('region', { name: 'Revenue', exact: true }).filter({ has: chart })
    await card.getByRole('button', { name: omar.say('platform.chart.asTable') }).click()
    const last = omar.page.getByRole('table', { name: 'Revenue' }).getByRole('row').last()
    await expect.poll(() => last.getByRole('cell').allInnerTexts()).toEqual(['$418.10', '$892.70'])
    expect(await last.getByRole('link').getAttribute('href')).toContain('rows=revenue-13')
    await omar.expectAccessible('a chart as a table')
    await omar.leave()
  })

  test('hides a series, but never the last one', async () => {
    const omar = await look('charts')
    const card = omar.page.getByRole('region', { name: 'Visits by channel', exact: true }).first()
    const chart = card.getByRole('slider')
    const toggle = (name: string) => card.getByRole('button', { name, exact: true })
    await toggle('Search').click()
    await toggle('Social').click()
    await toggle('Direct').click({ force: true })
    expect(await toggle('Direct').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toBe('November 2026. Direct: 180')
    await omar.leave()
  })
})

describe('the palette', () => {
  test('finds and runs commands with the keyboard only, and shortcuts can be turned off', async () => {
    const omar = await look('command')
    const { keyboard } = omar.page
    await keyboard.press('Control+k')
    const field = omar.dialog().getByRole('combobox')
    await field.waitFor()
    await omar.expectAccessibleInBothThemes('the palette')
    await keyboard.type('mug')
    await omar
      .dialog()
      .getByRole('option', { name: /Ribbed mug/ })
      .waitFor()
    const mug = omar.dialog().getByRole('option', { name: /Ribbed mug/ })
    await expect.poll(() => mug.getAttribute('aria-selected')).toBe('true')
    await field.fill('contact')
    await expect.poll(() => omar.dialog().getByRole('option').first().textContent()).toContain('New contact')
    await keyboard.press('Enter')
    await omar.dialog().waitFor({ state: 'hidden' })
    await omar.page.getByText('New contact').first().waitFor()

    await keyboard.press('?')
    await omar.page.getByRole('dialog', { name: omar.say('platform.command.shortcuts') }).waitFor()
    await omar.expectAccessible('the list of shortcuts')
    await omar.page.getByRole('switch').click()
    await keyboard.press('Escape')
    await omar.dialog().waitFor({ state: 'hidden' })
    await keyboard.press('?')
    await keyboard.press('Control+k')
    await omar.dialog().getByRole('combobox').waitFor()
    await expect.poll(() => omar.dialog().count()).toBe(1)
    await omar.leave()
  })
})

describe('a form', () => {
  test('shows both versions after a conflict, and saves the chosen values', async () => {
    const omar = await look('forms')
    const form = omar.page.getByRole('region', { name: 'Edit conflict' })
    await form.getByLabel('name').fill('House of Glaze')
    await form.getByRole('button', { name: omar.say('platform.conflict.save') }).click()
    const notice = form.getByRole('alert')
    await notice.waitFor()
    const chosen = (name: string) => notice.getByRole('group', { name }).getByRole('radio', { checked: true })
    const sides = ['name', 'motto', 'city'].map((name) =>
      chosen(name).evaluate((radio) => radio.closest('label')?.querySelector('span > span')?.textContent),
    )
    expect(await Promise.all(sides)).toEqual(['Your version', 'Saved version', 'Saved version'])
    await notice
      .getByRole('group', { name: 'city' })
      .getByRole('radio', { name: /Your version/ })
      .check()
    await notice.getByRole('button', { name: omar.say('platform.conflict.save') }).click()
    await omar.page.getByText('House of Glaze · Made by hand in Cuenca · Cuenca').first().waitFor()
    await omar.leave()
  })

  test('in a sheet asks before input is lost', async () => {
    const omar = await look('forms')
    await omar.page.getByRole('button', { name: 'Open the sheet' }).click()
    await omar.dialog().getByLabel('Name').fill('Amira')
    await omar.page.keyboard.press('Escape')
    const question = omar.page.getByRole('alertdialog')
    await question.getByRole('button', { name: omar.say('platform.form.leave.stay') }).click()
    expect(await omar.dialog().getByLabel('Name').inputValue()).toBe('Amira')
    await omar.page.keyboard.press('Escape')
    await question.getByRole('button', { name: omar.say('platform.form.leave.leave') }).click()
    await omar.dialog().waitFor({ state: 'hidden' })
    await omar.leave()
  })
})

test('an option is found and created with the keyboard only', async () => {
  const omar = await look('inputs')
  const { keyboard } = omar.page
  const team = omar.page.getByRole('combobox', { name: /Team/ })
  await team.focus()
  await keyboard.type('chen')
  await omar.page.getByRole('option', { name: /Chen Wei/ }).waitFor()
  await omar.expectAccessible('choices found on the server')
  await keyboard.press('Enter')
  await omar.page.getByRole('button', { name: omar.say('platform.tags.remove', { tag: 'Chen Wei' }) }).waitFor()
  // Waits until loading has finished.
  await expect.poll(() => omar.page.locator('.animate-spin').count()).toBe(0)
  await keyboard.type('Dora')
  await omar.page.getByRole('option', { name: omar.say('platform.combobox.create', { name: 'Dora' }) }).waitFor()
  await keyboard.press('Enter')
  await omar.page.getByRole('button', { name: omar.say('platform.tags.remove', { tag: 'Dora' }) }).waitFor()
  await keyboard.press('Backspace')
  await expect.poll(() => omar.page.getByRole('button', { name: omar.say('platform.tags.remove', { tag: 'Dora' }) }).count()).toBe(0)
  await omar.leave()
})

test('uploads continue when one fails, which can be retried', async () => {
  const omar = await look('file-drop')
  const file = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: Buffer.from('not looked at') })
  await omar.page.locator('input[type=file]').setInputFiles([file('bowl.png'), file('lost.png'), file('notes.txt', 'text/plain')])
  await omar.page.getByText(omar.say('platform.files.uploaded')).waitFor()
  await omar.page.getByText(omar.say('platform.failure.NETWORK')).waitFor()
  expect(await omar.page.getByRole('button', { name: omar.say('platform.files.retry', { name: 'notes.txt' }) }).count()).toBe(0)
  await omar.page.getByRole('button', { name: omar.say('platform.files.retry', { name: 'lost.png' }) }).click()
  await omar.page.getByRole('progressbar', { name: omar.say('platform.files.progress', { name: 'lost.png' }) }).waitFor()
  await omar.page.getByLabel(omar.say('platform.files.alt')).fill('A bowl on a table')
  await omar.page.getByText('bowl.png (A bowl on a table)').waitFor()
  await omar.expectAccessible('files on their way')
  await omar.leave()
})
