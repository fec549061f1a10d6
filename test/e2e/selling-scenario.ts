/** The scenario of the selling journey: its people, and its amounts as calculated by hand. */
import type { Locator } from 'playwright-core'
import type { Actor } from './actor.ts'
import type { BrowserFixture } from './browser-fixture.ts'
import type { Translations } from './translations.ts'

export const YARA = { email: 'yara@example.com', username: 'yara', password: 'eleven bright wool skeins' }
export const SHOP = 'Yara Looms'
export const BRUNO = 'member@plaza.example'

/** In minor units. Delivery is free over 50.00. */
export const AMOUNTS = {
  /** 4 throws and 3 throws of 189.50, 5 tiles of 4.35. */
  goods: 1348_25,
  /** With 8 percent tax, 107.86. */
  sold: 1456_11,
  /** A commission of ten percent. */
  commission: 145_61,
  earned: 1310_50,
  /** The refund: 5 tiles of 4.35 with their tax, 1.74. */
  back: 23_49,
  /** The commission falls to 14561 × 143262 ⁄ 145611 = 14326.1. */
  commissionBack: 2_35,
  /** 1310.50 − 23.49 + 2.35. */
  kept: 1289_36,
  /** Above 1000.00, which is the limit of one administrator. */
  payout: 1200_00,
  left: 89_36,
} as const

export type SellingScenario = {
  fixture: BrowserFixture
  words: Translations
  width: 1440 | 390
  throwName: string
  /** Their browsers open before the first test. */
  people: { yara: Actor; bruno: Actor; omar: Actor; chen: Actor }
  order: { id: string }
}

/** Formats an amount in the charged currency, which is the same in every language. */
export function formatCharge(amountMinor: number): string {
  return `\u2066${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amountMinor / 100)}\u2069`
}

/** Waits until a toast has been shown and is gone: the next one may have the same text, and on a phone it covers buttons. */
export async function expectToast({ page }: Actor, ...texts: string[]): Promise<void> {
  const toast = page.getByRole('region', { name: 'F8' }).getByRole('listitem')
  for (const text of texts) await toast.getByText(text, { exact: true }).waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await toast.first().waitFor({ state: 'detached' })
}

/** A button of the open dialog. */
export const dialogButton = (visitor: Actor, key: string): Locator =>
  visitor.page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: visitor.say(key), exact: true })
