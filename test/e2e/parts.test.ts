/** The shared components in the component catalog: accessibility, and the behavior of tables and record pages. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useCatalogue } from './catalogue.ts'
import { type Look, selectLooks } from './looks.ts'
import { loadTranslations } from './translations.ts'

const PARTS = globSync('src/**/*.catalogue.tsx')
  .map((file) => basename(file, '.catalogue.tsx'))
  .sort()
/** The second look only checks the rules that depend on the look. */
const LOOKS = selectLooks<Look & { rules?: string[] }>([
  { language: 'en', width: 1440, theme: 'default-dark' },
  {
    language: 'ar',
    width: 390,
    theme: 'default-light',
    rules: ['color-contrast', 'target-size', 'scrollable-region-focusable', 'button-name', 'link-name'],
  },
])
const catalogue = useCatalogue()

const TABLE = '/dev/ui/data-table?bare=yes'
/** The first table of the page has all features. */
const table = ({ page }: Actor) => page.getByRole('region', { name: 'Full table' })
const rows = (visitor: Actor) => table(visitor).locator('tbody tr:not([aria-hidden])')
const search = (visitor: Actor) => table(visitor).getByRole('searchbox')
const focused = ({ page }: Actor) => page.evaluate(() => document.activeElement?.textContent ?? '')
const selectedRows = (visitor: Actor) => table(visitor).locator('tbody tr[data-selected]').count()
const address = ({ page }: Actor) => new URL(page.url()).searchParams

async function openTable(options: Parameters<typeof catalogue.arrive>[0] = {}, query = ''): Promise<Actor> {
  const chen = await catalogue.arrive(options)
  await chen.open(TABLE + query)
  await table(chen).getByRole('status').first().waitFor()
  return chen
}

describe('the component catalog', () => {
  test('lists and links every component', async () => {
    expect(PARTS.length).toBeGreaterThanOrEqual(20)
    const chen = await catalogue.arrive()
    await chen.open('/dev/ui')
    await expect.poll(() => chen.main().getByRole('link').count()).toBe(PARTS.length)
    await chen.main().getByRole('link', { name: 'Button Ui', exact: true }).click()
    await chen.page.getByRole('combobox', { name: 'Width' }).selectOption('390')
    await chen.page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Button' }).waitFor()
    expect(address(chen).get('width')).toBe('390')
    await chen.leave()
  })

  test.each(LOOKS)('has no axe violations: $language, $width, $theme', async ({ language, width, theme, rules }) => {
    const chen = await catalogue.arrive({ words: loadTranslations(language), width, theme })
    chen.forgive(/nothing-here\.webp/)
    for (const part of PARTS) {
      await chen.page.goto(`/dev/ui/${part}?bare=yes`)
      await chen.main().getByRole('region').first().waitFor()
      await chen.expectAccessible(`${part} (${language}, ${width}, ${theme})`, rules && { rules })
    }
    await chen.leave()
  })
})

describe('a table', () => {
  test('is navigated, selected and opened with the keyboard only', async () => {
    const chen = await openTable()
    const { keyboard } = chen.page
    await keyboard.press('/')
    expect(await search(chen).evaluate((box) => box === document.activeElement)).toBe(true)
    await keyboard.type('j')
    expect(await search(chen).inputValue()).toBe('j')
    await search(chen).fill('')
    await rows(chen).first().focus()
    await keyboard.press('ArrowDown')
    await keyboard.press('j')
    expect(await focused(chen)).toContain('#1002')
    await keyboard.press('x')
    await keyboard.press('Shift+ArrowDown')
    await expect.poll(() => selectedRows(chen)).toBe(2)
    await keyboard.press('.')
    await expect
      .poll(() => chen.page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label')))
      .toBe(chen.say('platform.table.selection'))
    await keyboard.press('Escape')
    await expect.poll(() => focused(chen)).toContain('#1003')
    await keyboard.press('k')
    await keyboard.press(' ')
    await expect.poll(() => selectedRows(chen)).toBe(1)
    await keyboard.press('Escape')
    await expect.poll(() => selectedRows(chen)).toBe(0)
    await keyboard.press('End')
    expect(await focused(chen)).toContain('#1049')
    await keyboard.press('Home')
    expect(await focused(chen)).toContain('#1000')
    expect(await table(chen).locator('tbody tr[tabindex="0"]').count()).toBe(1)
    await keyboard.press('Enter')
    await chen.page.getByRole('heading', { name: '#1000' }).waitFor()
    await chen.leave()
  })

  test('keeps what was just typed when something else is pressed at once', async () => {
    const chen = await openTable()
    await search(chen).fill('a')
    await table(chen)
      .getByRole('columnheader', { name: 'Total' })
      .getByRole('button')
      .evaluate((button: HTMLElement) => {
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        button.click()
      })
    await expect.poll(() => [address(chen).get('q'), address(chen).get('sort')]).toEqual(['a', '-total'])
    await chen.leave()
  })

  test('announces its sort order, and Back restores every earlier state', async () => {
    const chen = await openTable()
    const head = table(chen).getByRole('columnheader', { name: 'Total' })
    expect(await head.getAttribute('aria-sort')).toBe('none')
    await head.getByRole('button').click()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
    await chen.button('platform.table.addFilter').click()
    await chen.dialog().getByRole('button', { name: 'State' }).click()
    await chen.dialog().getByLabel('Paid').check()
    await chen.page.keyboard.press('Escape')
    await expect.poll(() => address(chen).get('state')).toBe('paid')
    await table(chen).getByRole('button', { name: /Next/ }).click()
    await expect.poll(() => address(chen).has('after')).toBe(true)
    await chen.page.reload()
    await chen.awake()
    await table(chen)
      .getByRole('button', { name: /Previous/ })
      .click()
    await expect.poll(() => address(chen).has('after')).toBe(false)
    await chen.button('platform.table.removeFilter', { name: 'State' }).click()
    await expect.poll(() => address(chen).has('state')).toBe(false)
    for (const state of ['paid', 'paid', 'paid', null]) {
      await chen.page.goBack()
      await expect.poll(() => address(chen).get('state')).toBe(state)
    }
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    await chen.leave()
  })

  test('selects all matching rows, and reports failures', async () => {
    const chen = await openTable({}, '&units=9..')
    const matching = await rows(chen).count()
    await table(chen)
      .getByRole('checkbox', { name: chen.say('platform.table.selectPage') })
      .check({ force: true })
    await expect.poll(() => selectedRows(chen)).toBe(matching)
    await chen.page.goto(TABLE)
    await table(chen)
      .getByRole('checkbox', { name: chen.say('platform.table.selectPage') })
      .check({ force: true })
    await chen.button('platform.table.selectAll', { count: 240 }).click()
    await table(chen)
      .getByRole('checkbox', { name: chen.say('platform.table.selectRow', { name: '#1000' }) })
      .uncheck({ force: true })
    const bar = chen.page.getByRole('region', { name: chen.say('platform.table.selection') })
    await bar.getByText(chen.say('platform.table.selected', { count: 239 })).waitFor()
    await bar.getByRole('button', { name: 'Mark as sent' }).click()
    await chen.page.getByRole('alertdialog').getByRole('button', { name: 'Mark as sent' }).click()
    await bar.getByRole('alert').waitFor({ timeout: 60_000 })
    await bar.getByText(chen.say('platform.table.failed', { count: 24 })).waitFor()
    await bar.getByText('#1007').waitFor()
    await chen.expectAccessible('a bulk action that failed for some')
    await chen.button('platform.table.selectFailed').click()
    await bar.getByText(chen.say('platform.table.selected', { count: 24 })).waitFor()
    await chen.leave()
  })

  test('selects the rows between two clicks with Shift', async () => {
    const chen = await openTable()
    const box = (number: number) =>
      table(chen).getByRole('checkbox', { name: chen.say('platform.table.selectRow', { name: `#${number}` }) })
    await box(1002).click({ force: true })
    await box(1006).click({ force: true, modifiers: ['Shift'] })
    await expect.poll(() => selectedRows(chen)).toBe(5)
    await chen.leave()
  })

  test('exports all matching rows as a file, and imports one with its errors named', async () => {
    const chen = await openTable({}, '&state=paid')
    const total = Number(/\d+/.exec((await table(chen).getByRole('status').first().textContent()) ?? '')?.[0])
    await chen.button('platform.table.options').click()
    await chen.page.getByRole('menuitem', { name: chen.say('platform.table.export') }).click()
    const [file] = await Promise.all([chen.page.waitForEvent('download'), chen.button('platform.table.exportAction').click()])
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(lines[0]).toBe('\ufeffid,Order,State,Total,City,Placed')
    expect(lines.length - 1).toBe(total)

    await chen.button('platform.table.options').click()
    await chen.page.getByRole('menuitem', { name: chen.say('platform.table.import') }).click()
    await chen.expectAccessible('importing a file')
    await chen.page.locator('input[type=file]').setInputFiles({
      name: 'mugs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Nombre;Precio\nTaza;12.5\nPlato;caro\nCuenco;9\n', 'latin1'),
    })
    await chen.button('platform.import.goOn').click()
    await chen.expectAccessible('telling columns')
    await chen.button('platform.import.look').click()
    await chen
      .dialog()
      .getByText(chen.say('platform.import.bad', { count: 1 }))
      .waitFor()
    await chen
      .dialog()
      .getByText(chen.say('platform.import.line', { line: 3 }))
      .waitFor()
    const [bad] = await Promise.all([chen.page.waitForEvent('download'), chen.button('platform.import.saveBad').click()])
    expect(readFileSync(await bad.path(), 'utf8')).toContain('Plato,caro')
    await chen.button('platform.import.keep', { count: 2 }).click()
    await chen
      .dialog()
      .getByText(chen.say('platform.import.kept', { count: 2 }))
      .waitFor()
    await chen.leave()
  })

  test('is saved as a view with its columns, and found again', async () => {
    const chen = await openTable({}, '&state=sent')
    await chen.button('platform.table.options').click()
    await chen.page.getByRole('menuitem', { name: chen.say('platform.table.columns') }).click()
    await chen.dialog().getByRole('checkbox', { name: 'City' }).uncheck()
    await chen.dialog().getByRole('checkbox', { name: 'Units' }).check()
    await chen.button('platform.table.apply').click()
    await chen.dialog().waitFor({ state: 'hidden' })
    expect(await table(chen).getByRole('columnheader', { name: 'City' }).count()).toBe(0)
    const views = table(chen).getByRole('button', { name: chen.say('platform.table.allRows'), exact: true })
    await views.click()
    await chen.page.getByRole('menuitem', { name: chen.say('platform.table.viewSave') }).click()
    await chen.dialog().getByLabel(chen.say('platform.table.viewName')).fill('Sent ones')
    await chen.button('platform.table.save').click()
    await table(chen).getByRole('button', { name: 'Sent ones' }).click()
    await chen.page.getByRole('menuitemradio', { name: chen.say('platform.table.allRows') }).click()
    await expect.poll(() => address(chen).get('state')).toBeNull()
    await views.click()
    await chen.page.getByRole('menuitemradio', { name: 'Sent ones' }).click()
    await expect.poll(() => address(chen).get('state')).toBe('sent')
    await table(chen).getByRole('columnheader', { name: 'Units' }).waitFor()
    await chen.leave()
  })

  test('on a phone shows selectable cards, also in Arabic', async () => {
    const words = loadTranslations('ar')
    const chen = await openTable({ words, width: 390, theme: 'default-light' })
    const cards = table(chen).getByRole('list', { name: 'الطلبات' }).getByRole('listitem')
    await expect.poll(() => cards.count()).toBe(50)
    const box = cards.nth(1).getByRole('checkbox')
    const size = await box.locator('..').boundingBox()
    expect([size?.width, size?.height]).toEqual([44, 44])
    await box.check({ force: true })
    await chen.page.getByText(words.say('platform.table.selected', { count: 1 })).waitFor()
    await chen.expectAccessible('cards with a selection')
    await chen.leave()
  })

  test('says when nothing matches, and offers to reset', async () => {
    const chen = await openTable({}, '&q=nobody')
    await table(chen)
      .getByRole('heading', { name: chen.say('platform.table.noneTitle') })
      .waitFor()
    await table(chen)
      .getByRole('button', { name: chen.say('platform.table.clearFilters') })
      .click()
    await expect.poll(() => rows(chen).count()).toBe(50)
    await chen.leave()
  })
})

describe('a record', () => {
  test('links to the previous and next record of its list', async () => {
    const chen = await openTable({}, '&state=paid')
    const names = await rows(chen).locator('td:nth-child(2)').allTextContents()
    await rows(chen).nth(1).locator('td').nth(2).click()
    const title = (at: number) => chen.page.getByRole('heading', { level: 1, name: /#\d+/.exec(names[at] ?? '')?.[0] ?? '' })
    await title(1).waitFor()
    await chen.page.keyboard.press(']')
    await title(2).waitFor()
    await chen.link('platform.record.previous').click()
    await title(1).waitFor()
    await chen.link('platform.record.back').click()
    await expect.poll(() => address(chen).get('state')).toBe('paid')
    await chen.leave()
  })

  test('is edited in place, and keeps the draft of a note', async () => {
    const chen = await catalogue.arrive()
    await chen.open('/dev/ui/record-page?bare=yes')
    await chen.button('platform.record.edit', { label: 'City' }).click()
    await chen.page.keyboard.type('Cuenca')
    await chen.page.keyboard.press('Enter')
    await chen.page.getByRole('alert').first().waitFor()
    expect(await chen.page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Cuenca')
    await chen.page.getByRole('textbox', { name: 'City' }).press('Escape')
    await expect.poll(() => focusedLabel(chen)).toBe(chen.say('platform.record.edit', { label: 'City' }))

    const note = chen.page.getByLabel(chen.say('platform.record.note'))
    await note.fill('Call them on Monday')
    await chen.page.reload()
    await chen.awake()
    expect(await note.inputValue()).toBe('Call them on Monday')
    await note.press('Control+Enter')
    await chen.page.getByRole('listitem').filter({ hasText: 'Call them on Monday' }).waitFor()
    expect(await note.inputValue()).toBe('')
    await chen.leave()
  })
})

const focusedLabel = ({ page }: Actor) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
