import type { Page } from 'playwright-core'
import { BRUNOS_ADDRESS } from '#test/plaza/guest.ts'
import type { Words } from './words.ts'

/** Who buys and where it goes, on a checkout that is open. */
export async function fillCheckout(page: Page, { say }: Words): Promise<void> {
  const field = (key: string) => page.getByRole('main').getByLabel(say(`checkout.${key}`), { exact: true })
  await field('contact.email').fill('bruno@example.com')
  await field('address.country').selectOption(BRUNOS_ADDRESS.country)
  for (const name of ['name', 'line1', 'city', 'postalCode'] as const) await field(`address.${name}`).fill(BRUNOS_ADDRESS[name])
}
