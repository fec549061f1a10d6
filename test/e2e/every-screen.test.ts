/**
 * Every screen of the gallery: no WCAG 2.2 AA violation, no overflow, no layout shift, no console error, no card with an empty value.
 * `npm test` uses one look; `npm run test:long` all languages, widths and themes.
 */
import { describe, expect, test } from 'vitest'
import { logIn } from '../../scripts/shots/scene.ts'
import { SCREENS } from '../../scripts/shots/screens.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { selectLooks } from './looks.ts'
import { loadTranslations } from './translations.ts'

const LOOKS = selectLooks([{ language: 'es', width: 390, theme: 'default-light' }])
/** The largest layout shift that people would not notice. */
const MAX_SHIFT = 0.1

describe.each(LOOKS)('in $language, $width wide, $theme', ({ language, width, theme }) => {
  const fixture = useBrowserFixture()
  const words = loadTranslations(language)

  test.each([...Map.groupBy(SCREENS, ({ as }) => as)])('every screen of %s', async (role, screens) => {
    const visitor = await fixture.arrive({ words, width, theme })
    const scene = { page: visitor.page, plaza: fixture.plaza, words }
    // Some screens show expected failures: a rejected login, a missing record.
    visitor.forgive(/status of 40[0-9]/)
    if (role) await logIn(scene, role)
    const found: string[] = []
    for (const { name, play, ...only } of screens) {
      if (only.width && only.width !== width) continue
      await play(scene)
      await visitor.expectAccessible(name).catch((error: Error & { actual?: unknown }) => found.push(`${error.message} ${error.actual}`))
      if (!only.isAnswer && (await visitor.shift()) > MAX_SHIFT) found.push(`${name} jumps`)
      found.push(
        ...(await visitor.main().locator('li dl > div').evaluateAll(withoutValue)).map((title) => `${name}: “${title}” has no value`),
      )
    }
    expect(found).toEqual([])
    await visitor.leave()
  })
})

/** Runs in the page. Cards leave out columns that are empty in their row. */
function withoutValue(entries: Element[]): string[] {
  const empty = entries.filter(
    (entry) => !entry.querySelector('dd')?.textContent?.trim() && !entry.querySelector('dd :is(img, svg, input)'),
  )
  return empty.map((entry) => entry.querySelector('dt')?.textContent ?? '')
}
