// node studio/faces.ts [sheet.png]: draws the portraits into demo/pictures, and all of them on one sheet if asked to
import { join } from 'node:path'
import sharp from 'sharp'
import { drawFace } from './faces/draw.ts'
import { LOOKS } from './faces/people.ts'

const SIZE = 256
const COLUMNS = 8
const folder = join(import.meta.dirname, '../pictures')
const [sheet] = process.argv.slice(2)
const faces = Object.entries(LOOKS).map(([name, look]) => ({ name, drawing: Buffer.from(drawFace(look)) }))

for (const { name, drawing } of faces)
  await sharp(drawing, { density: 144 })
    .resize(SIZE, SIZE)
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(join(folder, `face-${name}.webp`))

if (sheet) {
  const tiles = await Promise.all(
    faces.map(async ({ drawing }, i) => ({
      input: await sharp(drawing).resize(SIZE, SIZE).png().toBuffer(),
      left: (i % COLUMNS) * SIZE,
      top: Math.floor(i / COLUMNS) * SIZE,
    })),
  )
  await sharp({ create: { width: SIZE * COLUMNS, height: SIZE * Math.ceil(faces.length / COLUMNS), channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(sheet)
}
console.log(`${faces.length} faces`)
