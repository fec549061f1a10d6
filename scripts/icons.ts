/** `node scripts/run.mjs icons`: draws the icons of an installed Plaza from its mark. They are committed. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const publicFolder = join(import.meta.dirname, '..', 'public')
const folder = join(publicFolder, 'icons')
const mark = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8')
const GROUND = '#f0976b'
/** What a system cuts off an icon is outside a circle of 80 % of its width; the mark's corners stay inside at this size. */
const SAFE = 0.9

const drawn = (size: number) => sharp(Buffer.from(mark), { density: (72 * size) / 32 }).resize(size, size)

/** The mark on its own ground to every edge, for systems that cut icons to their shape. */
async function toTheEdge(size: number): Promise<Sharp> {
  const inner = Math.round(size * SAFE)
  const background = { width: size, height: size, channels: 3, background: GROUND } as const
  return sharp({ create: background }).composite([{ input: await drawn(inner).png().toBuffer() }])
}

mkdirSync(folder, { recursive: true })
const png = { compressionLevel: 9, palette: true } as const
for (const size of [192, 512]) {
  await drawn(size)
    .png(png)
    .toFile(join(folder, `${size}.png`))
  await (await toTheEdge(size)).png(png).toFile(join(folder, `maskable-${size}.png`))
}
await (await toTheEdge(180)).png(png).toFile(join(folder, 'apple-touch-icon.png'))
