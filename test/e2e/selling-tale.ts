/** Who is in the story of selling, what it is about, and its sums as they are counted by hand. */
import type { Locator } from 'playwright-core'
import type { Stage } from './stage.ts'
import type { Visitor } from './visitor.ts'
import type { Words } from './words.ts'

export const YARA = { email: 'yara@example.com', username: 'yara', password: 'eleven bright wool skeins' }
export const SHOP = 'Yara Looms'
export const BRUNO = 'member@plaza.example'

/** In minor units. Nothing is paid for delivery over 50.00. */
export const SUMS = {
  /** 4 throws and 3 throws of 189.50, 5 tiles of 4.35. */
  goods: 1348_25,
  /** With 8 percent of tax, 107.86. */
  sold: 1456_11,
  /** Ten percent. */
  commission: 145_61,
  earned: 1310_50,
  /** 5 tiles of 4.35 with their tax, 1.74. */
  back: 23_49,
  /** Of 14561 stay 14561 × 143262 ⁄ 145611 = 14326.1. */
  commissionBack: 2_35,
  /** 1310.50 − 23.49 + 2.35. */
  kept: 1289_36,
  /** Above the 1000.00 that one administrator pays alone. */
  payout: 1200_00,
  left: 89_36,
} as const

export type Tale = {
  stage: Stage
  words: Words
  width: 1440 | 390
  throwName: string
  /** They come before the first test. */
  people: { yara: Visitor; bruno: Visitor; omar: Visitor; chen: Visitor }
  order: { id: string }
}

/** As it is really owed and paid, in every language. */
export function charge(amountMinor: number): string {
  return `\u2066${new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amountMinor / 100)}\u2069`
}

/** It was said, and has gone: the next one may have the same words, and on a phone it lies over buttons. */
export async function toasted({ page }: Visitor, ...texts: string[]): Promise<void> {
  const toast = page.getByRole('region', { name: 'F8' }).getByRole('listitem')
  for (const text of texts) await toast.getByText(text, { exact: true }).waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await toast.first().waitFor({ state: 'detached' })
}

/** The button of the dialog that is open. */
export const agree = (visitor: Visitor, key: string): Locator =>
  visitor.page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name: visitor.say(key), exact: true })
