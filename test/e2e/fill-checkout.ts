import type { Page } from 'playwright-core'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Translations } from './translations.ts'

/** Fills in contact and address on an open checkout. */
export async function fillCheckout(page: Page, { say }: Translations): Promise<void> {
  const field = (key: string) => page.getByRole('main').getByLabel(say(`checkout.${key}`), { exact: true })
  await field('contact.email').fill('bruno@example.com')
  await field('address.country').selectOption(BRUNO_ADDRESS.country)
  for (const name of ['name', 'line1', 'city', 'postalCode'] as const) await field(`address.${name}`).fill(BRUNO_ADDRESS[name])
}
