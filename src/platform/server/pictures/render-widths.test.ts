import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { crop } from '#platform/shared/uploads.ts'
import { renderWidths, toPixels } from './render-widths.ts'

/** Green but for a white square in the middle of its right half. */
const card = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#008000' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#ffffff' } }, left: 250, top: 50 }])
    .webp({ lossless: true })
    .toBuffer()

const MIDDLE_OF_THE_RIGHT = { left: 0.625, top: 0.25, width: 0.25, height: 0.5 }

describe('widths of a picture', () => {
  test('show only the chosen part', async () => {
    const renderings = await renderWidths(await card(), MIDDLE_OF_THE_RIGHT, [64, 32])
    expect(renderings.map(({ width, height }) => [width, height])).toEqual([
      [32, 32],
      [64, 64],
    ])
    for (const { bytes, width } of renderings) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width })
      expect(Math.min(...(await sharp(bytes).removeAlpha().raw().toBuffer()))).toBeGreaterThan(245)
    }
  })

  test('of the whole picture keep its proportions', async () => {
    const [only] = await renderWidths(await card(), null, [100])
    expect(only).toMatchObject({ width: 100, height: 50 })
  })

  test('are never wider than the part itself, whose own width appears once', async () => {
    const renderings = await renderWidths(await card(), MIDDLE_OF_THE_RIGHT, [64, 256, 512])
    expect(renderings.map(({ width }) => width)).toEqual([64, 100])
  })

  test('keep what is transparent transparent', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .webp()
      .toBuffer()
    const [only] = await renderWidths(clear, null, [20])
    expect((await sharp(only?.bytes).stats()).isOpaque).toBe(false)
  })

  test('are made one picture at a time; a request that finds the queue full fails with BUSY', async () => {
    const bytes = await card()
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => renderWidths(bytes, null, [50])))
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'made' : outcome.reason.code))).toEqual([
      ...Array(5).fill('made'),
      ...Array(3).fill('BUSY'),
    ])
    expect(await renderWidths(bytes, null, [50])).toHaveLength(1)
  })
})

describe('a part in fractions', () => {
  test('must be inside the picture, else the request is rejected', () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    const accepts = (changes: object) => crop.safeParse({ ...whole, ...changes }).success
    expect([accepts({}), accepts({ left: 1 / 3, width: 2 / 3 })]).toEqual([true, true])
    const wrong = [{ left: -0.1 }, { left: 0.5 }, { top: 0.5 }, { width: 0 }, { height: 1.5 }, { width: Number.NaN }]
    for (const changes of wrong) expect(accepts(changes), JSON.stringify(changes)).toBe(false)
  })

  test('of a square in an odd picture is a square in pixels', () => {
    const { width, height } = toPixels({ left: 0.1, top: 0, width: 667 / 1001, height: 1 }, { width: 1001, height: 668 })
    expect(width).toBe(height)
  })

  test('stays inside, and is a pixel at least', () => {
    const picture = { width: 300, height: 200 }
    expect(toPixels({ left: 1, top: 1, width: 1, height: 1 }, picture)).toEqual({ left: 299, top: 199, width: 1, height: 1 })
    expect(toPixels({ left: 0.5, top: 0, width: 0.6, height: 1 }, picture)).toEqual({ left: 150, top: 0, width: 150, height: 200 })
    expect(toPixels({ left: 0, top: 0, width: 0.0001, height: 0.0001 }, picture)).toEqual({ left: 0, top: 0, width: 1, height: 1 })
  })
})
