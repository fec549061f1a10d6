/**
 * `npm run shots`: the gallery of every screen, in `shots/index.html`: wide and on a phone, dark and light, English and
 * Arabic. `npm run shots -- cart` takes the screens whose name has «cart»; `npm run shots -- readme` those of the README.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import type { Language } from '#platform/shared/language.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { openStoryPlaza, type StoryPlaza } from '#test/e2e/story-plaza.ts'
import { wordsOf } from '#test/e2e/words.ts'
import { findBrowser } from './browser.mjs'
import { at, logIn, openForm, type Scene } from './shots/scene.ts'
import { SCREENS } from './shots/screens.ts'

type Theme = 'dark' | 'light'
type Frame = { width: 1440 | 390; theme: Theme; language: Language }

const FOLDER = 'shots'
const HEIGHTS = { 1440: 900, 390: 844 }
const FRAMES: Frame[] = ([1440, 390] as const).flatMap((width) =>
  (['dark', 'light'] as const).flatMap((theme) => (['en', 'ar'] as const).map((language) => ({ width, theme, language }))),
)

/** Every picture is there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
  })
}

async function gallery(newContext: (frame: Frame) => Promise<BrowserContext>, plaza: StoryPlaza, wanted: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const last = SCREENS.findLastIndex(({ name }) => name.includes(wanted))
  const taken: { screen: string; file: string; frame: string }[] = []
  for (const frame of FRAMES) {
    const { width, theme, language } = frame
    for (const [role, screens] of Map.groupBy(SCREENS.slice(0, last + 1), ({ as }) => as)) {
      const context = await newContext(frame)
      const scene = { page: await context.newPage(), plaza, words: wordsOf(language) }
      if (role && screens.some(({ name }) => name.includes(wanted))) await logIn(scene, role)
      else if (role) continue
      for (const { name, play, whole = false, ...only } of screens) {
        if (only.width && only.width !== width) continue
        await play(scene)
        if (!name.includes(wanted)) continue
        await settle(scene.page)
        const file = `${name}-${width}-${theme}-${language}.jpg`
        await scene.page.screenshot({ path: `${FOLDER}/${file}`, fullPage: whole, type: 'jpeg', quality: 82 })
        taken.push({ screen: name, file, frame: `${width} · ${theme} · ${language}` })
      }
      await context.close()
    }
    process.stdout.write(`${width} ${theme} ${language}: done\n`)
  }
  writeFileSync(`${FOLDER}/index.html`, contactPage(taken))
  process.stdout.write(`${taken.length} pictures of ${new Set(taken.map(({ screen }) => screen)).size} screens: ${FOLDER}/index.html\n`)
}

function contactPage(taken: readonly { screen: string; file: string; frame: string }[]): string {
  const sections = [...Map.groupBy(taken, ({ screen }) => screen)].map(
    ([screen, shots]) =>
      `<h2>${screen}</h2><div>${shots.map(({ file, frame }) => `<a href="${file}"><img src="${file}" alt="" loading="lazy">${frame}</a>`).join('')}</div>`,
  )
  const style = `body{font:15px system-ui;margin:2rem;background:#1b1b1d;color:#eee}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
a{color:inherit;text-decoration:none;font-size:12px}img{display:block;height:320px;max-width:480px;object-fit:cover;object-position:top;border-radius:6px;margin-bottom:4px}`
  return `<!doctype html><meta charset="utf-8"><title>Plaza, every screen</title><style>${style}</style><h1>Plaza, every screen</h1>${sections.join('\n')}\n`
}

/** The pictures of the README: small enough to load with it. */
async function readmePictures(newContext: (frame: Frame) => Promise<BrowserContext>, plaza: StoryPlaza): Promise<void> {
  const pictures = [
    { file: 'marketplace', frame: { width: 1440, theme: 'dark', language: 'en' }, play: at('/marketplace'), width: 1440 },
    {
      file: 'product-ar-phone',
      frame: { width: 390, theme: 'light', language: 'ar' },
      play: ({ page, plaza: shop }: Scene) => openForm(page, shop, 'HSE-HOOD-SLATE-M'),
      width: 780,
    },
  ] as const
  mkdirSync('docs/pictures', { recursive: true })
  for (const { file, frame, play, width } of pictures) {
    const context = await newContext(frame)
    const page = await context.newPage()
    await play({ page, plaza, words: wordsOf(frame.language) })
    await settle(page)
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
    const plaza = await openStoryPlaza(cluster.url)
    const browser = await chromium.launch({ executablePath: path, args: flags })
    const newContext = async ({ width, theme, language }: Frame) => {
      const context = await browser.newContext({
        baseURL: plaza.url,
        viewport: { width, height: HEIGHTS[width] },
        deviceScaleFactor: width === 390 ? 2 : 1,
        locale: language,
        reducedMotion: 'reduce',
      })
      await context.addCookies([{ name: 'plaza_theme', value: `default-${theme}`, url: plaza.url }])
      return context
    }
    try {
      await (wanted === 'readme' ? readmePictures(newContext, plaza) : gallery(newContext, plaza, wanted))
    } finally {
      await browser.close()
      await plaza.close()
    }
  } finally {
    await cluster.close()
  }
}

await main(process.argv[2])
