/** `node scripts/run.mjs icons`: renders the icons of the installed app from the logo. The icons are committed. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const publicFolder = join(import.meta.dirname, '..', 'public')
const folder = join(publicFolder, 'icons')
const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')
const BACKGROUND = '#f0976b'
/** Systems may crop an icon to a circle of 80% of its width; at this size the logo's corners stay inside. */
const SAFE_ZONE = 0.9

const renderMark = (size: number) => sharp(Buffer.from(mark), { density: (72 * size) / 32 }).resize(size, size)

/** The logo on a full background, for systems that crop icons. */
async function renderMaskable(size: number): Promise<Sharp> {
  const inner = Math.round(size * SAFE_ZONE)
  const background = { width: size, height: size, channels: 3, background: BACKGROUND } as const
  return sharp({ create: background }).composite([{ input: await renderMark(inner).png().toBuffer() }])
}

mkdirSync(folder, { recursive: true })
const png = { compressionLevel: 9, palette: true } as const
for (const size of [192, 512]) {
  await renderMark(size)
    .png(png)
    .toFile(join(folder, `${size}.png`))
  await (await renderMaskable(size)).png(png).toFile(join(folder, `maskable-${size}.png`))
}
await (await renderMaskable(180)).png(png).toFile(join(folder, 'apple-touch-icon.png'))
