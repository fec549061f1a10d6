/**
 * Every screen of the gallery: nothing of WCAG 2.2 AA is broken, nothing sticks out, nothing jumps and nothing is wrong in the console.
 * Once in `npm test`; `npm run test:long` goes through all languages, widths and both schemes.
 */
import { describe, expect, test } from 'vitest'
import { logIn } from '../../scripts/shots/scene.ts'
import { SCREENS } from '../../scripts/shots/screens.ts'
import { looksOrAll } from './looks.ts'
import { useStage } from './stage.ts'
import { wordsOf } from './words.ts'

const LOOKS = looksOrAll([{ language: 'es', width: 390, theme: 'default-light' }])
/** A step that people would not see. */
const MAX_SHIFT = 0.1

describe.each(LOOKS)('in $language, $width wide, $theme', ({ language, width, theme }) => {
  const stage = useStage()
  const words = wordsOf(language)

  test.each([...Map.groupBy(SCREENS, ({ as }) => as)])('every screen of %s', async (role, screens) => {
    const visitor = await stage.arrive({ words, width, theme })
    const scene = { page: visitor.page, plaza: stage.plaza, words }
    // What screens show on purpose: a refused login, a record that is not there.
    visitor.forgive(/status of 40[0-9]/)
    if (role) await logIn(scene, role)
    const found: string[] = []
    for (const { name, play, ...only } of screens) {
      if (only.width && only.width !== width) continue
      await play(scene)
      await visitor.expectAccessible(name).catch((error: Error & { actual?: unknown }) => found.push(`${error.message} ${error.actual}`))
      if ((await visitor.shift()) > MAX_SHIFT) found.push(`${name} jumps`)
    }
    expect(found).toEqual([])
    await visitor.leave()
  })
})
