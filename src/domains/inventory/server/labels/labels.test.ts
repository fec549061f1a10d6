/** Labels over HTTP: what they say, who may have them; and their codes, read back as a scanner reads them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { countPages, readPdf } from '#test/plaza/read-pdf.ts'
import { type LabelOrder, labelsAddress, MAX_LABELS, readLabelOrder } from '../../contract.ts'
import { drawBarcode, drawQrCode } from './draw-code.ts'

let plaza: TestPlaza
let amira: Member
let darAmira: string
let mug: string

beforeAll(async () => {
  const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true })
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  darAmira = await plaza.workspace('Dar Amira')
  mug = await plaza.variant('MUG-CLAY')
})
afterAll(() => plaza.close())

const order = (changes: Partial<LabelOrder> = {}): string =>
  labelsAddress({ workspaceId: darAmira, format: 'sheet', withPrice: true, variants: [{ variantId: mug, copies: 3 }], ...changes })

const cookieOf = (who: Member) => Array.from(who.cookies, ([name, value]) => `${name}=${value}`)
const ask = (who: Member | null, path: string, language = 'en') =>
  fetch(plaza.url + path, { headers: { cookie: [...(who ? cookieOf(who) : []), `plaza_lng=${language}`].join('; ') } })

async function read(path: string, language = 'en'): Promise<Buffer> {
  const reply = await ask(amira, path, language)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  return Buffer.from(await reply.arrayBuffer())
}

async function scan(svg: string): Promise<string | undefined> {
  const picture = await sharp(Buffer.from(svg))
    .resize({ width: 700 })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: 'white' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  const [found] = await readBarcodes(new Uint8Array(picture), { maxNumberOfSymbols: 1 })
  return found?.text
}

describe('labels', () => {
  test('are printed in the asked number, with name, code and price', async () => {
    const file = await read(order())
    expect(countPages(file)).toBe(1)
    const text = readPdf(file)
    expect(text.match(/MUG-CLAY/g)?.length).toBe(3)
    expect(text.match(/\$\d+\.\d\d/g)?.length).toBe(3)
  })

  test('leave the price out unless it is asked for', async () => {
    expect(readPdf(await read(order({ withPrice: false })))).not.toMatch(/\$/)
  })

  test('fill sheets of 24, or one small page each', async () => {
    const variants = [{ variantId: mug, copies: 25 }]
    expect(countPages(await read(order({ variants })))).toBe(2)
    expect(countPages(await read(order({ variants, format: 'single' })))).toBe(25)
  })

  test('are also made in Arabic and Spanish', async () => {
    for (const language of ['ar', 'es']) expect(readPdf(await read(order(), language))).toContain('MUG-CLAY')
  })

  test.each([
    ['nobody who is signed in', null],
    ['a stranger', 'bruno'],
  ] as const)('are not for %s, as if they did not exist', async (_, name) => {
    expect((await ask(name ? await plaza.member(name) : null, order())).status).toBe(404)
  })

  test('do not exist for a missing variant, nor for another shop’s', async () => {
    const foreign = await plaza.workspace('Bruno Paz').catch(() => 'ws_none')
    expect((await ask(amira, order({ variants: [{ variantId: 'var_missing', copies: 1 }] }))).status).toBe(404)
    expect((await ask(amira, order({ workspaceId: foreign }))).status).toBe(404)
  })

  test('are refused when the order is no order, or for too many', async () => {
    const half = { variantId: mug, copies: MAX_LABELS / 2 }
    const paths = [
      '/inventory/labels.pdf',
      order().replace('sheet', 'poster'),
      order().replace('*3', '*0').replace('%2A3', '%2A0'),
      order({ variants: [half, half, { variantId: mug, copies: 1 }] }),
    ]
    for (const path of paths) expect([path, (await ask(amira, path)).status]).toEqual([path, 400])
  })
})

test('the address of labels is read as it was written', () => {
  const written: LabelOrder = { workspaceId: 'ws_1', format: 'single', withPrice: false, variants: [{ variantId: 'var_1', copies: 12 }] }
  expect(readLabelOrder(new URL(labelsAddress(written), 'http://x').searchParams)).toEqual(written)
})

describe('a code on a label', () => {
  // Plaza's own decoder, which may have run in this process, allows no SVG.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }))
  afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }))

  test.each([
    ['4006381333931', 'SKU-1', '4006381333931'],
    ['96385074', 'SKU-1', '96385074'],
    ['04006381333931', 'SKU-1', '04006381333931'],
    [null, 'MUG-CLAY/2', 'MUG-CLAY/2'],
    // Its check digit is wrong, so that it is no EAN-13.
    ['4006381333930', 'SKU-1', '4006381333930'],
  ])('of GTIN %s and SKU %s scans as %s', async (gtin, sku, expected) => {
    const drawn = drawBarcode({ gtin, sku })
    expect(drawn?.text).toBe(expected)
    expect(await scan(drawn?.svg ?? '')).toBe(expected)
  })

  test('is missing for a SKU that bars can’t carry', () => {
    expect(drawBarcode({ gtin: null, sku: 'كوب' })).toBeNull()
  })

  test('as QR scans as the address of the product', async () => {
    const address = 'https://plaza.example/products/prod_01jd3k8v9w2x4y6z8a0b2c4d6e?variant=var_01jd3k8v9w2x4y6z8a0b2c4d6e'
    expect(await scan(drawQrCode(address))).toBe(address)
  })
})
