/** What a screen of the gallery is played with. */
import type { Page } from 'playwright-core'
import { awake } from '#test/e2e/awake.ts'
import type { StoryPlaza } from '#test/e2e/story-plaza.ts'
import type { Words } from '#test/e2e/words.ts'

export type Scene = { page: Page; plaza: StoryPlaza; words: Words }
export type Role = 'member' | 'vendor' | 'admin'
export type Screen = {
  name: string
  /** Who is signed in; without it nobody. */
  as?: Role
  /** Only where it exists. */
  width?: 390
  /** The whole page instead of what fits the screen. */
  whole?: boolean
  play(scene: Scene): Promise<void>
}

export const at =
  (path: string) =>
  async ({ page }: Scene): Promise<void> =>
    open(page, path)

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await awake(page)
}

/** Such a page has its content when nothing of it is a skeleton any more. */
export const behindLogin =
  (path: string) =>
  async (scene: Scene): Promise<void> => {
    await at(path)(scene)
    await scene.page.waitForFunction(() => !document.querySelector('main .animate-pulse-soft'))
  }

export async function openForm(page: Page, plaza: StoryPlaza, sku: string): Promise<void> {
  await open(page, `${await plaza.pathOf(sku)}?variant=${await plaza.variantOf(sku)}`)
}

export async function fillCart({ page, plaza, words }: Scene): Promise<void> {
  for (const sku of ['HSE-HOOD-SLATE-M', 'DAR-MUG-SAGE', 'HUM-BUDS-WHITE']) {
    await openForm(page, plaza, sku)
    await page.getByRole('button', { name: words.say('cart.add'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.say('cart.checkout') })
      .waitFor()
  }
}

/** Of the demo story. */
export async function logIn({ page, words: { say } }: Scene, role: Role): Promise<void> {
  await open(page, '/login')
  await page.getByLabel(say('accounts.field.email'), { exact: true }).fill(`${role}@plaza.example`)
  await page.getByLabel(say('accounts.field.password'), { exact: true }).fill('open-market-day')
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/dashboard')
}
