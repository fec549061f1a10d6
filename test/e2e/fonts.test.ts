/** Only the chosen fonts are loaded, and nothing moves when they arrive. */
import { expect, test } from 'vitest'
import { FONTS } from '#platform/shared/theme.ts'
import { FONT_NAMES } from '#platform/web/font-names.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

test.each([
  ['default-dark', 'en', ['inter-latin']],
  ['olive-light.playfair-display.lato.solid', 'en', ['lato-latin', 'playfair-display-latin']],
  ['olive-light.montserrat.montserrat.solid', 'ar', ['alexandria-arabic', 'montserrat-latin']],
  [
    'olive-light.merriweather.fira-code.solid',
    'ar',
    ['fira-code-latin', 'ibm-plex-sans-arabic-arabic', 'merriweather-latin', 'noto-naskh-arabic-arabic'],
  ],
] as const)('in %s (%s) only its own font files are requested', async (theme, language, expected) => {
  const bruno = await fixture.arrive({ theme, words: loadTranslations(language) })
  const asked = new Set<string>()
  bruno.page.on('request', (request) => {
    const [, name] = /\/assets\/(.+?-(?:latin|arabic))-[^/]+\.woff2$/.exec(request.url()) ?? []
    if (name) asked.add(name.replace(/^(ibm-plex-sans|noto-naskh)-arabic$/, '$1-arabic-arabic'))
  })
  await bruno.open('/marketplace')
  await bruno.page.evaluate(() => document.fonts.ready)
  const needed = expected.filter((name) => name !== 'merriweather-latin' || asked.has(name))
  expect([...asked].sort()).toEqual([...needed].sort())
  await bruno.leave()
})

test('each fallback font has the same width and height, within a pixel', async ({ skip }) => {
  const bruno = await fixture.arrive()
  await bruno.open('/')
  const hasLocalFont = await bruno.page.evaluate(() =>
    new FontFace('Local', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  )
  skip(!hasLocalFont, 'this machine has neither Arial nor Liberation Sans')
  const faces = FONTS.flatMap((font) => [400, 700].map((weight) => ({ family: FONT_NAMES[font], weight })))
  const measured = await bruno.page.evaluate(async (wanted) => {
    const words = 'Hecho a mano en pequeñas series: the mug, the lamp and the tablecloth arrive tomorrow, with 3 invoices.'
    const sizeOf = async (family: string, weight: number) => {
      await document.fonts.load(`${weight} 100px "${family}"`, words)
      const box = document.createElement('span')
      box.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px/normal "${family}"`
      box.textContent = words
      document.body.append(box)
      const { width, height } = box.getBoundingClientRect()
      box.remove()
      return { width, height }
    }
    const sizes = []
    for (const { family, weight } of wanted)
      sizes.push({ name: `${family} ${weight}`, own: await sizeOf(family, weight), standIn: await sizeOf(`${family} Fallback`, weight) })
    return sizes
  }, faces)
  expect(measured).toHaveLength(16)
  expect(new Set(measured.map(({ own }) => own.width)).size, 'different fonts').toBeGreaterThan(14)
  for (const { name, own, standIn } of measured) {
    expect(Math.abs(standIn.width / own.width - 1), `width of ${name}`).toBeLessThan(0.02)
    expect(Math.abs(standIn.height - own.height), `height of ${name}`).toBeLessThanOrEqual(1)
  }
  await bruno.leave()
})
