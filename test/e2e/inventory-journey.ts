/** Amira moves stock between two warehouses and watches it arrive, and counts a shelf without a connection. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import type { TestProxy } from './test-proxy.ts'
import { loadTranslations } from './translations.ts'
import { waitForBackground } from './wait-for-background.ts'

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED/
const SKU = 'DAR-APRON-OAT'
const MOVED = 3

export function inventoryJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`Amira moves and counts stock in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let front: TestProxy

    beforeAll(async () => {
      front = await fixture.openProxy()
      amira = await fixture.arriveThrough(front, { words, width })
      amira.forgive(LOST)
      await amira.open('/marketplace')
      await logIn(amira, 'vendor@plaza.example')
    })
    afterAll(() => amira?.leave())

    /** Units of the item by warehouse. */
    async function units(warehouse: string): Promise<number> {
      const [row] = await fixture.plaza.rows<{ quantity: number }>(
        `select coalesce(sum(i.quantity), 0)::int as quantity from inventory.items i
         join inventory.warehouses w on w.id = i.warehouse_id join catalog.variants v on v.id = i.variant_id
         where v.sku = $1 and w.name = $2`,
        [SKU, warehouse],
      )
      return row?.quantity ?? 0
    }

    const toast = (text: string) => amira.page.getByText(text, { exact: true }).first()
    const field = (name: string) => amira.page.getByRole('dialog').locator(`[name="${name}"]`)

    test('she adds a warehouse', async () => {
      await amira.open('/inventory/warehouses')
      await amira.main().getByRole('article').first().waitFor()
      await amira.expectAccessibleInBothThemes('warehouses')
      await amira.button('inventory.warehouses.add').click()
      await field('name').fill('Fair booth')
      await field('location').fill('Hall 4')
      await amira.expectAccessible('a new warehouse')
      await field('name')
        .locator('xpath=ancestor::form')
        .getByRole('button', { name: say('inventory.warehouses.add'), exact: true })
        .click()
      await toast(say('inventory.warehouses.added')).waitFor()
      await amira.main().getByRole('article').filter({ hasText: 'Fair booth' }).waitFor()
    })

    test('a transfer is pending, and its arrival appears without a reload', async () => {
      const before = await units('Main')
      // A row of the table, or a card on a phone.
      const row = amira.main().locator('tr, li').filter({ hasText: 'Fair booth' }).first()
      await amira.open('/inventory/transfers?new=yes')
      const dialog = amira.page.getByRole('dialog')
      await field('fromWarehouseId').selectOption({ label: 'Main' })
      await field('toWarehouseId').selectOption({ label: 'Fair booth' })
      await dialog.getByRole('combobox', { name: say('inventory.transfers.items') }).fill(SKU)
      await dialog.getByRole('listbox').getByRole('option').first().click()
      const quantity = dialog.getByLabel(say('inventory.transfers.quantity'), { exact: true })
      await quantity.fill('9999')
      const [stock] = await fixture.plaza.rows<{ allocated: number }>(
        'select allocated::int from inventory.stock s join catalog.variants v on v.id = s.variant_id where v.sku = $1',
        [SKU],
      )
      await dialog
        .getByText(say('inventory.transfers.available', { count: before - (stock?.allocated ?? 0) }))
        .first()
        .waitFor()
      await quantity.fill(String(MOVED))
      await amira.expectAccessible('a new transfer')
      await dialog.getByRole('button', { name: say('inventory.transfers.start'), exact: true }).click()
      await toast(say('inventory.transfers.initiated')).waitFor()
      await row.getByText(say('inventory.transfers.status.Pending'), { exact: true }).waitFor()
      expect(await units('Main')).toBe(before - MOVED)
      await row.getByText(say('inventory.transfers.status.Completed'), { exact: true }).waitFor()
      expect(await units('Fair booth')).toBe(MOVED)
      await amira.expectAccessibleInBothThemes('transfers')
    })

    test('the stock of the item shows both places and the moves behind them', async () => {
      const [variant] = await fixture.plaza.rows<{ id: string }>('select id from catalog.variants where sku = $1', [SKU])
      await amira.open(`/inventory/items/${variant?.id}`)
      await amira.main().getByText('Fair booth', { exact: true }).first().waitFor()
      await amira.expectAccessibleInBothThemes('the stock of an item')
      await amira
        .main()
        .getByRole('tab', { name: say('inventory.item.moves') })
        .click()
      await amira
        .main()
        .getByText(say('inventory.move.transferIn', { to: 'Fair booth' }), { exact: true })
        .waitFor()
      await amira.expectAccessible('the moves of an item')
    })

    test('the map and the list show it', async () => {
      await amira.open('/inventory/picture')
      await amira.main().getByRole('columnheader', { name: 'Fair booth' }).waitFor()
      await amira.expectAccessibleInBothThemes('the stock map')
      await amira.open(`/inventory?q=${SKU}`)
      await amira.main().getByText('Fair booth', { exact: true }).first().waitFor()
      await amira.expectAccessibleInBothThemes('stock')
    })

    test('a count by typed codes is kept without a connection and arrives later', async () => {
      await amira.open('/inventory/count')
      const code = amira.main().getByLabel(say('inventory.count.code'), { exact: true })
      const line = amira
        .main()
        .getByRole('list', { name: say('inventory.count.lines') })
        .getByRole('listitem')
      await code.fill(SKU)
      await code.press('Enter')
      await line.waitFor()
      await amira.expectAccessibleInBothThemes('a count')
      await waitForBackground(amira.page)
      const before = await units('Main')
      front.cut()
      await amira.context.setOffline(true)
      await code.fill(SKU.toLowerCase())
      await code.press('Enter')
      await expect.poll(() => line.getByRole('textbox').inputValue()).toBe('2')
      // More than before, because what is promised to orders can't be counted away.
      const counted = before + 3
      await line.getByRole('textbox').fill(String(counted))
      await amira.button('inventory.count.post').click()
      await expect.poll(() => line.count()).toBe(0)
      expect(await units('Main')).toBe(before)
      front.restore()
      await amira.context.setOffline(false)
      await expect.poll(() => units('Main')).toBe(counted)
    })
  })
}
