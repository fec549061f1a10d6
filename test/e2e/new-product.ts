import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Actor } from './actor.ts'

/** Fills in a new product with pictures, two colors and three sizes, without sending it. Returns its six variants. */
export async function newProduct(visitor: Actor, { name, pictures }: { name: string; pictures: string[] }): Promise<Locator> {
  const main = visitor.main()
  const options = (key: string) =>
    main
      .locator('label', { hasText: visitor.say(`products.form.valuesOf.${key}`) })
      .locator('xpath=..')
      .locator('input')
  await visitor.open('/products/new')
  await main.locator('input[name^="texts."]:visible').first().fill(name)
  await main.locator('select[name=categorySlug]').selectOption('accessories')
  await main.locator('input[type=file]').setInputFiles(pictures)
  await expect.poll(() => main.locator('ol img').count()).toBe(pictures.length)
  for (const key of ['color', 'size']) await main.getByRole('button', { name: visitor.say(`products.form.addOption.${key}`) }).click()
  for (const color of ['teal', 'sage']) {
    await options('color').fill(color)
    await visitor.page
      .getByRole('listbox')
      .getByRole('option', { name: visitor.say(`catalog.color.${color}`) })
      .click()
  }
  await visitor.page.keyboard.press('Escape')
  for (const size of ['S', 'M', 'L']) {
    await options('size').fill(size)
    await options('size').press('Enter')
  }
  // Rows of a table, or cards on a phone.
  const variants = main.locator('fieldset:has(input[placeholder]), tr:has(input[data-cell])')
  await expect.poll(() => variants.count()).toBe(6)
  return variants
}

/** Turns on the stock of a variant where that is a switch; in a table of variants a number does it. */
export async function trackStock(variant: Locator): Promise<void> {
  const track = variant.getByRole('switch')
  if ((await track.count()) > 0) await track.click()
}
