/** Uploaded pictures: which are accepted, which are rejected, and which data remains. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { PEAK_MEGABYTES } from '#test/plaza/peak-memory.ts'
import { failureOf, readPicture } from './read-picture.ts'

const RED = { r: 220, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 220 }

const plain = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: RED } })

/** Red on the left, blue on the right. */
const twoColours = () =>
  plain().composite([{ input: { create: { width: 150, height: 200, channels: 3, background: BLUE } }, left: 150, top: 0 }])

const colorAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data]
}
const nearly = (color: { r: number; g: number; b: number }) =>
  [color.r, color.g, color.b].map((channel) => expect.closeTo(channel, -1.3)) as unknown as number[]

const refusal = (bytes: Buffer) =>
  readPicture(bytes).then(
    () => null,
    (error: { code: string; data: unknown }) => [error.code, error.data],
  )
const refusedFor = (reason: string) => ['PICTURE_REFUSED', { reason }]

function pngFrom(width: number, height: number, format: number[], pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8 + body.length)
    frame.writeUInt32BE(data.length)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc32(body), 4 + body.length)
    return frame
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Bit depth, color type, compression, filter and interlace of a PNG header. */
const BLACK_AND_WHITE = [1, 0, 0, 0, 0]
const RGB = [8, 2, 0, 0, 0]

/** A PNG that claims this size but contains only `rows` rows. */
const pngOf = (width: number, height: number, rows = 0) =>
  pngFrom(width, height, BLACK_AND_WHITE, deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8)))))

describe('a picture is accepted', () => {
  test.each([
    ['a JPEG', () => plain().jpeg()],
    ['a progressive JPEG', () => plain().jpeg({ progressive: true })],
    ['a JPEG for print, in CMYK', () => plain().toColourspace('cmyk').jpeg()],
    ['a PNG', () => plain().png()],
    ['a PNG of 16 bits', () => plain().toColourspace('rgb16').png()],
    ['a WebP', () => plain().webp()],
    ['a GIF', () => plain().gif()],
    ['an AVIF', () => plain().avif()],
  ])('%s', async (_, make) => {
    const { bytes, width, height } = await readPicture(await make().toBuffer())
    expect([width, height]).toEqual([300, 200])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
    const [r = 0, g = 0, b = 0] = await colorAt(bytes, 100, 100)
    expect(r).toBeGreaterThan(180)
    expect(Math.max(g, b)).toBeLessThan(90)
  })

  test('in every type that forms offer', async () => {
    for (const type of PICTURE_TYPES) {
      const picture = await plain()
        .toFormat(type.slice('image/'.length) as 'jpeg')
        .toBuffer()
      expect((await sharp(picture).metadata()).mediaType, type).toBe(type)
      expect(await refusal(picture), type).toBeNull()
    }
  })

  test('as the first frame of an animated GIF', async () => {
    const frames = [RED, BLUE].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const { bytes, width, height } = await readPicture(gif)
    expect([width, height]).toEqual([40, 40])
    expect(await colorAt(bytes, 20, 20)).toEqual(nearly(RED))
  })

  test('upright, in every camera orientation', async () => {
    for (const [orientation, size, red] of [
      [6, [200, 300], [100, 20]],
      [3, [300, 200], [280, 100]],
      [2, [300, 200], [280, 100]],
    ] as const) {
      const held = await twoColours().jpeg().withMetadata({ orientation }).toBuffer()
      const { bytes, width, height } = await readPicture(held)
      expect([width, height], `orientation ${orientation}`).toEqual(size)
      expect(await colorAt(bytes, red[0], red[1]), `orientation ${orientation}`).toEqual(nearly(RED))
    }
  })

  test('with 2,560 pixels on its long side at most, and never enlarged', async () => {
    expect(await readPicture(await plain(5000, 1000).png().toBuffer())).toMatchObject({ width: 2560, height: 512 })
    expect(await readPicture(await plain(3, 5).png().toBuffer())).toMatchObject({ width: 3, height: 5 })
  })
})

describe('only the pixels of a picture remain', () => {
  const GPS = { GPSLatitudeRef: 'S', GPSLatitude: '2/1 54/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '79/1 0/1 0/1' }

  test('hazard 38: no location, no camera, no texts, no color profile', async () => {
    const jpeg = await plain()
      .withExif({ IFD0: { Make: 'Camera of Amira', Copyright: 'Amira' }, IFD3: GPS })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Dar Amira, Calle Larga 12</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(await sharp(jpeg).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer), icc: expect.any(Buffer) })
    expect(jpeg.toString('latin1')).toMatch(/Camera of Amira/)

    const { bytes } = await readPicture(jpeg)
    const left = await sharp(bytes).metadata()
    expect([left.exif, left.xmp, left.icc, left.iptc, left.orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toMatch(/Amira|EXIF|XMP |ICCP/)
  })

  test('a color of a wide profile looks the same in sRGB', async () => {
    const wide = await plain().withIccProfile('p3').png().toBuffer()
    expect(await colorAt((await readPicture(wide)).bytes, 10, 10)).toEqual(nearly(RED))
    const misread = await sharp(wide, { ignoreIcc: true }).png().toBuffer()
    expect(await colorAt(misread, 10, 10)).not.toEqual(nearly(RED))
  })

  test('no second file appended to it', async () => {
    const page = Buffer.from('<html><script>alert(document.domain)</script></html>')
    const archive = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200, 7), Buffer.from('PK\x05\x06')])
    for (const picture of [await plain().jpeg().toBuffer(), await plain().png().toBuffer(), await plain().gif().toBuffer()]) {
      const { bytes } = await readPicture(Buffer.concat([picture, page, archive]))
      for (const foreign of ['script', 'PK\x03\x04']) expect(bytes.includes(foreign), foreign).toBe(false)
      expect(bytes.length).toBe(bytes.readUInt32LE(4) + 8)
    }
  })
})

describe('a picture is rejected', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  test.each([
    ['SVG', SVG],
    ['SVG with a declaration', `<?xml version="1.0"?>${SVG}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n%âãÏÓ\n'],
    ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['an archive', 'PK\x03\x04'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['BMP', 'BM\x36\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0'],
    ['a text', 'P6 1 1 255 abc'],
    ['nothing', ''],
  ])('that is %s', async (_, content) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toEqual(refusedFor('type'))
  })

  test('that starts like a picture but is something else', async () => {
    for (const head of ['\xff\xd8\xff', 'GIF89a', '\x89PNG\r\n\x1a\n', 'RIFF\xff\0\0\0WEBP', '\0\0\0\x1cftypavif']) {
      expect(await refusal(Buffer.from(`${head}${SVG}`, 'latin1')), head).toEqual(refusedFor('broken'))
    }
  })

  test('of more than ten megabytes, while one of exactly ten is decoded', async () => {
    const jpeg = await plain().jpeg().toBuffer()
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
    expect(await refusal(padded(MAX_PICTURE_BYTES + 1))).toEqual(refusedFor('size'))
    expect(await refusal(padded(MAX_PICTURE_BYTES))).toBeNull()
  })

  test('of more than 40 megapixels or 12,000 a side', async () => {
    expect(await refusal(pngOf(12_001, 10))).toEqual(refusedFor('pixels'))
    expect(await refusal(pngOf(10, 12_001))).toEqual(refusedFor('pixels'))
    expect(await refusal(pngOf(8000, 5001))).toEqual(refusedFor('pixels'))
    expect(await refusal(pngOf(8000, 5000, 5000))).toBeNull()
  })

  test('that is truncated or damaged', async () => {
    for (const picture of [plain().jpeg(), plain().png(), plain().webp(), plain().gif(), plain().avif()]) {
      const whole = await picture.toBuffer()
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toEqual(refusedFor('broken'))
    }
    expect(await refusal(pngOf(100, 100, 50))).toEqual(refusedFor('broken'))
  })

  test('hazard 38: that would decode to 20,000 by 20,000 pixels, before anything is decoded', async () => {
    const bomb = await bombOf(20_000)
    expect(bomb.length).toBeGreaterThan(1_000_000)
    const { code, reason, peakMegabytes, ownMegabytes } = JSON.parse(inChild(READS_A_BOMB, bomb))
    expect([code, reason]).toEqual(['PICTURE_REFUSED', 'pixels'])
    expect(peakMegabytes).toBeLessThan(256)
    expect(ownMegabytes).toBeLessThan(40)
  })
})

/** RGB, so that the whole picture in memory would take 1.2 GB; compressed in chunks. */
async function bombOf(side: number): Promise<Buffer> {
  const packer = createDeflate({ level: 1 })
  const packed = packer.toArray()
  const row = Buffer.alloc(1 + 3 * side)
  for (let y = 0; y < side; y += 1) if (!packer.write(row)) await once(packer, 'drain')
  packer.end()
  return pngFrom(side, side, RGB, Buffer.concat(await packed))
}

/** Runs in a process of its own, whose peak memory is that of reading and not of making the bomb. */
const READS_A_BOMB = `
  import { readFileSync } from 'node:fs'
  import { readPicture } from '#platform/server/pictures/read-picture.ts'
  const bomb = readFileSync(0)
  const megabytes = () => Math.round(${PEAK_MEGABYTES})
  const before = megabytes()
  const refusal = await readPicture(bomb).catch((error) => error)
  console.log(JSON.stringify({
    code: refusal.code, reason: refusal.data?.reason, peakMegabytes: megabytes(), ownMegabytes: megabytes() - before,
  }))`

function inChild(code: string, input: Buffer): string {
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url))
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd, encoding: 'utf8', input })
}

test('a picture that the machine was too slow for is not called broken', async () => {
  const slow = plain(6000, 6000).blur(200).timeout({ seconds: 1 }).toBuffer()
  const error: unknown = await slow.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  expect(failureOf(error)).toMatchObject({ code: 'BUSY' })
  expect(failureOf(new Error('Input buffer has corrupt header'))).toMatchObject({ code: 'PICTURE_REFUSED' })
})
