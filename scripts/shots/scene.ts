/** The context in which a gallery screen is played. */
import type { Page } from 'playwright-core'
import type { DemoPlaza } from '#test/e2e/demo-plaza.ts'
import type { Translations } from '#test/e2e/translations.ts'
import { waitUntilHydrated } from '#test/e2e/wait-until-hydrated.ts'

export type Scene = { page: Page; plaza: DemoPlaza; words: Translations }
export type Role = 'member' | 'vendor' | 'admin'
export type Screen = {
  name: string
  /** The signed-in role; none by default. */
  as?: Role
  /** Takes the screenshot only at this width. */
  width?: 390
  /** Takes the whole page instead of the viewport. */
  whole?: boolean
  /** Takes the place of a form when the answer to it comes, however late. */
  isAnswer?: boolean
  play(scene: Scene): Promise<void>
}

export const openPath =
  (path: string) =>
  async ({ page }: Scene): Promise<void> =>
    openPage(page, path)

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilHydrated(page)
}

/** Pages behind login have loaded when no skeleton is left. */
export const openWhenLoaded =
  (path: string) =>
  async (scene: Scene): Promise<void> => {
    await openPath(path)(scene)
    await scene.page.waitForFunction(() => !document.querySelector('main .animate-pulse-soft'))
  }

/** Opens the first link of a list whose address begins with `prefix`. */
export const openFirst = (list: string, prefix: string) => async (scene: Scene) => {
  await openWhenLoaded(list)(scene)
  const { page } = scene
  await page.locator(`main a[href^="${prefix}"]:visible`).first().click()
  await page.waitForURL(`**${prefix}*`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

/** Opens what the first button of this name on the page opens. */
export const thenPress =
  (open: (scene: Scene) => Promise<void>, key: string) =>
  async (scene: Scene): Promise<void> => {
    await open(scene)
    const { page, words } = scene
    await page
      .getByRole('main')
      .getByRole('button', { name: words.say(key), exact: true })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }

export async function openProduct(page: Page, plaza: DemoPlaza, sku: string): Promise<void> {
  await openPage(page, `${await plaza.productPath(sku)}?variant=${await plaza.variantId(sku)}`)
}

export async function fillCart({ page, plaza, words }: Scene): Promise<void> {
  for (const sku of ['HSE-HOOD-SLATE-M', 'DAR-MUG-SAGE', 'HUM-BUDS-WHITE']) {
    await openProduct(page, plaza, sku)
    await page
      .getByRole('main')
      .getByRole('button', { name: words.say('cart.add'), exact: true })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: words.say('cart.checkout') })
      .waitFor()
  }
}

/** Logs in with a demo account. */
export async function logIn({ page, words: { say } }: Scene, role: Role): Promise<void> {
  await openPage(page, '/login')
  await page.getByLabel(say('accounts.field.email'), { exact: true }).fill(`${role}@plaza.example`)
  await page.getByLabel(say('accounts.field.password'), { exact: true }).fill('open-market-day')
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/dashboard')
}
