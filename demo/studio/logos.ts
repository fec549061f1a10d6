// node studio/logos.ts [sheet.png]: draws the shops' marks into demo/pictures, and all of them on one sheet if asked to
import { join } from 'node:path'
import sharp from 'sharp'
import { drawMark, SHOPS } from './logos/marks.ts'

const SIZE = 256
const folder = join(import.meta.dirname, '../pictures')
const [sheet] = process.argv.slice(2)
const marks = SHOPS.map((shop) => ({ shop, drawing: Buffer.from(drawMark(shop)) }))

for (const { shop, drawing } of marks)
  await sharp(drawing, { density: 144 })
    .resize(SIZE, SIZE)
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(join(folder, `logo-${shop}.webp`))

if (sheet)
  await sharp({ create: { width: SIZE * marks.length, height: SIZE, channels: 3, background: '#fff' } })
    .composite(
      await Promise.all(marks.map(async ({ drawing }, i) => ({ input: await sharp(drawing).png().toBuffer(), left: i * SIZE, top: 0 }))),
    )
    .png()
    .toFile(sheet)
console.log(`${marks.length} marks`)
