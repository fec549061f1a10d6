// node studio/render.ts [--draft folder | --quick] [slug | scene | slug-number …]
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openRoom, type Photograph } from './room.ts'
import type { Shot } from './shot.ts'
import { SCENES, SHOTS } from './shots/index.ts'

type Job = { name: string; build: () => Shot; widths: [number, number] }

const jobs: Job[] = [
  ...Object.entries(SHOTS).flatMap(([slug, shots]) =>
    shots.map((build, i): Job => ({ name: `${slug}-${i + 1}`, build, widths: [1080, 480] })),
  ),
  ...Object.entries(SCENES).map(([name, { build, widths }]): Job => ({ name, build, widths })),
]

const words = process.argv.slice(2)
const draftAt = words.indexOf('--draft')
const draft = draftAt >= 0 ? words.splice(draftAt, 2)[1]! : null
/** Pictures are drawn a little smaller than printed: it halves the time and the summed exposures stay crisp. */
const quick = words.includes('--quick')
if (quick) words.splice(words.indexOf('--quick'), 1)
const SCALE = quick ? 0.6 : 0.76
/** A close-up fills the frame and is mostly out of focus. */
const CLOSE_SCALE = 0.64

/** First pictures first, so that a shop window is complete early. */
const place = (name: string) => Number(/-(\d)$/.exec(name)?.[1] ?? 0)
const wanted = jobs
  .filter(({ name }) => words.length === 0 || words.some((word) => name === word || name.replace(/-\d$/, '') === word))
  .sort((a, b) => place(a.name) - place(b.name))

const LARGEST = [60_000, 14_000] as const

/** WebP at a quality that keeps fabric and grain; where the cloth is so fine that the file grows, the quality gives way. */
async function print({ width, height, pixels }: Photograph, name: string, widths: [number, number], folder: string) {
  const upright = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flip()
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const [i, to] of widths.entries()) {
    const printed = sharp(upright)
      .resize(to, Math.round((to * height) / width), { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.7, m1: 0.4, m2: 0.9 })
    let file = Buffer.alloc(0)
    for (let quality = i === 0 ? 84 : 76; quality >= 44; quality -= 10) {
      file = await printed.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
      if (file.length <= LARGEST[i]!) break
    }
    await writeFile(join(folder, `${name}-${to}.webp`), file)
  }
}

const folder = draft ?? join(import.meta.dirname, '../pictures')
await mkdir(folder, { recursive: true })
const room = await openRoom()
const began = Date.now()
for (const { name, build, widths } of wanted) {
  const start = Date.now()
  const shot = build()
  const built = Date.now()
  const k = draft ? 400 / (shot.frame?.width ?? 1080) : shot.angle.blur && !quick ? CLOSE_SCALE : SCALE
  const frame = { width: Math.round((shot.frame?.width ?? 1080) * k), height: Math.round((shot.frame?.height ?? 1080) * k) }
  const count = draft ? 6 : (shot.angle.blur ? 14 : 10) - (quick ? 3 : 0)
  const photograph = await room.take({ ...shot, frame }, 0, count)
  if (draft) await print(photograph, name, [400, 200], folder)
  else await print(photograph, name, widths, folder)
  console.log(`${name}  shape ${((built - start) / 1000).toFixed(1)} s, picture ${((Date.now() - built) / 1000).toFixed(1)} s`)
}
await room.close()
console.log(`${wanted.length} pictures in ${((Date.now() - began) / 60000).toFixed(1)} min`)
