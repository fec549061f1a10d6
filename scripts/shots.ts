/**
 * `npm run shots`: takes screenshots of every screen and component into `shots/index.html`: desktop and phone, dark and light, English and
 * Arabic. `npm run shots -- cart` takes those with «cart» in their name, `npm run shots -- part-` all components; `npm run shots -- readme`
 * takes the pictures of the README.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import type { Language } from '#platform/shared/language.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { buildCatalogue } from '#test/e2e/build-catalogue.ts'
import { type DemoPlaza, openDemoPlaza } from '#test/e2e/demo-plaza.ts'
import { openCatalogue } from '#test/e2e/open-catalogue.ts'
import { loadTranslations } from '#test/e2e/translations.ts'
import { findBrowser } from './browser.ts'
import { logIn, openPath, openProduct, type Scene } from './shots/scene.ts'
import { SCREENS } from './shots/screens.ts'

type Theme = 'dark' | 'light'
type NewContext = (frame: Look, baseURL: string) => Promise<BrowserContext>
type Look = { width: 1440 | 390; theme: Theme; language: Language }

const FOLDER = 'shots'
const HEIGHTS = { 1440: 900, 390: 844 }
const LOOKS: Look[] = ([1440, 390] as const).flatMap((width) =>
  (['dark', 'light'] as const).flatMap((theme) => (['en', 'ar'] as const).map((language) => ({ width, theme, language }))),
)

/** Waits until everything has loaded and nothing moves. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.animate-pulse-soft'), undefined, { timeout: 3000 }).catch(() => undefined)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
}

type Screenshot = { screen: string; file: string; frame: string }

async function takeScreenshot(page: Page, name: string, { width, theme, language }: Look, whole: boolean): Promise<Screenshot> {
  await waitUntilStill(page)
  const file = `${name}-${width}-${theme}-${language}.jpg`
  // Not `fullPage`, which makes the window narrow for a moment: the sidebar folds, and stays folded.
  const height = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : 0
  await page.setViewportSize({ width, height: Math.max(height, HEIGHTS[width]) })
  await page.screenshot({ path: `${FOLDER}/${file}`, type: 'jpeg', quality: 82 })
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  return { screen: name, file, frame: `${width} · ${theme} · ${language}` }
}

async function takeScreens(newContext: NewContext, plaza: DemoPlaza, wanted: string): Promise<Screenshot[]> {
  const last = SCREENS.findLastIndex(({ name }) => name.includes(wanted))
  const taken: Screenshot[] = []
  for (const frame of last < 0 ? [] : LOOKS) {
    for (const [role, screens] of Map.groupBy(SCREENS.slice(0, last + 1), ({ as }) => as)) {
      if (role && !screens.some(({ name }) => name.includes(wanted))) continue
      const context = await newContext(frame, plaza.url)
      const scene = { page: await context.newPage(), plaza, words: loadTranslations(frame.language) }
      if (role) await logIn(scene, role)
      for (const { name, play, whole = false, ...only } of screens) {
        if (only.width && only.width !== frame.width) continue
        await play(scene)
        if (name.includes(wanted)) taken.push(await takeScreenshot(scene.page, name, frame, whole))
      }
      await context.close()
    }
    process.stdout.write(`${Object.values(frame).join(' ')}: screens\n`)
  }
  return taken
}

async function takeParts(newContext: NewContext, wanted: string): Promise<Screenshot[]> {
  const parts = globSync('src/**/*.catalogue.tsx')
    .map((file) => basename(file, '.catalogue.tsx'))
    .filter((part) => `part-${part}`.includes(wanted))
    .sort()
  if (parts.length === 0) return []
  const catalogue = await openCatalogue(await buildCatalogue())
  const taken: Screenshot[] = []
  try {
    for (const frame of LOOKS) {
      const context = await newContext(frame, catalogue.url)
      const page = await context.newPage()
      for (const part of parts) {
        await page.goto(`/dev/ui/${part}?bare=yes&lng=${frame.language}`)
        await page.getByRole('region').first().waitFor()
        taken.push(await takeScreenshot(page, `part-${part}`, frame, true))
      }
      await context.close()
      process.stdout.write(`${Object.values(frame).join(' ')}: parts\n`)
    }
  } finally {
    catalogue.close()
  }
  return taken
}

async function takeGallery(newContext: NewContext, plaza: DemoPlaza, wanted: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const taken = [...(await takeScreens(newContext, plaza, wanted)), ...(await takeParts(newContext, wanted))]
  writeFileSync(`${FOLDER}/index.html`, contactPage(taken))
  const screens = new Set(taken.map(({ screen }) => screen)).size
  process.stdout.write(`${taken.length} pictures of ${screens} screens and parts: ${FOLDER}/index.html\n`)
}

function contactPage(taken: readonly Screenshot[]): string {
  const sections = [...Map.groupBy(taken, ({ screen }) => screen)].map(
    ([screen, shots]) =>
      `<h2>${screen}</h2><div>${shots.map(({ file, frame }) => `<a href="${file}"><img src="${file}" alt="" loading="lazy">${frame}</a>`).join('')}</div>`,
  )
  const style = `body{font:15px system-ui;margin:2rem;background:#1b1b1d;color:#eee}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
a{color:inherit;text-decoration:none;font-size:12px}img{display:block;height:320px;max-width:480px;object-fit:cover;object-position:top;border-radius:6px;margin-bottom:4px}`
  return `<!doctype html><meta charset="utf-8"><title>Plaza, every screen</title><style>${style}</style><h1>Plaza, every screen</h1>${sections.join('\n')}\n`
}

/** The pictures of the README, small enough to load with it. */
async function takeReadmePictures(newContext: NewContext, plaza: DemoPlaza): Promise<void> {
  const pictures = [
    { file: 'marketplace', frame: { width: 1440, theme: 'dark', language: 'en' }, play: openPath('/marketplace'), width: 1440 },
    {
      file: 'product-ar-phone',
      frame: { width: 390, theme: 'light', language: 'ar' },
      play: ({ page, plaza: shop }: Scene) => openProduct(page, shop, 'HSE-HOOD-SLATE-M'),
      width: 780,
    },
  ] as const
  mkdirSync('docs/pictures', { recursive: true })
  for (const { file, frame, play, width } of pictures) {
    const context = await newContext(frame, plaza.url)
    const page = await context.newPage()
    await play({ page, plaza, words: loadTranslations(frame.language) })
    await waitUntilStill(page)
    const { size } = await sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 86, effort: 6 })
      .toFile(`docs/pictures/${file}.webp`)
    process.stdout.write(`docs/pictures/${file}.webp: ${Math.round(size / 1000)} kB\n`)
    await context.close()
  }
}

async function main(wanted = ''): Promise<void> {
  const { path, flags } = findBrowser()
  const cluster = await openThrowAwayCluster()
  try {
    const plaza = await openDemoPlaza(cluster.url)
    const browser = await chromium.launch({ executablePath: path, args: flags })
    const newContext: NewContext = async ({ width, theme, language }, baseURL) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height: HEIGHTS[width] },
        deviceScaleFactor: width === 390 ? 2 : 1,
        locale: language,
        reducedMotion: 'reduce',
      })
      await context.addCookies([{ name: 'plaza_theme', value: `default-${theme}`, url: baseURL }])
      return context
    }
    try {
      await (wanted === 'readme' ? takeReadmePictures(newContext, plaza) : takeGallery(newContext, plaza, wanted))
    } finally {
      await browser.close()
      await plaza.close()
    }
  } finally {
    await cluster.close()
  }
}

await main(process.argv[2])
