// node studio/contact-sheet.ts out.png [folder] [word in the name …]: all narrow pictures on one sheet
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [out = 'contact-sheet.png', from = '', ...words] = process.argv.slice(2)
const folder = from || join(import.meta.dirname, '../pictures')
const CELL = 320
const COLUMNS = 6
const files = (await readdir(folder))
  .filter((file) => /-(480|200|800)\.webp$/.test(file) && (words.length === 0 || words.some((word) => file.includes(word))))
  .sort()
const tiles = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(join(folder, file.replace('-200.webp', '-400.webp')))
      .resize(CELL, CELL, { fit: 'contain', background: '#fff' })
      .png()
      .toBuffer(),
    left: (i % COLUMNS) * CELL,
    top: Math.floor(i / COLUMNS) * CELL,
  })),
)
await sharp({
  create: { width: CELL * COLUMNS, height: CELL * Math.max(1, Math.ceil(files.length / COLUMNS)), channels: 3, background: '#fff' },
})
  .composite(tiles)
  .png()
  .toFile(out)
console.log(`${files.length} pictures on ${out}`)
