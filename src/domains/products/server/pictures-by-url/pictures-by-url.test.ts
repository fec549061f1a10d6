/** Pictures that a product file names by their addresses. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import { type GuardedFetch, openGuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS, type FileColumn, type VendorProductView } from '../../contract.ts'
import { fetchNamedPictures } from './fetch-named-pictures.ts'

type Values = Partial<Record<FileColumn, string>>
type Answer = Buffer | number | FetchRefused

const SHOP = 'https://shop.example/files'
let plaza: TestPlaza
let amira: Member
let workspace = ''
let asked: string[] = []
/** What the internet answers, by the last part of the address. */
let answers: Record<string, Answer> = {}

const internet = openGuardedFetch()
const send: GuardedFetch = async (request) => {
  const { url } = request
  asked.push(url)
  if (!url.startsWith(SHOP)) return internet(request)
  const answer = answers[url.split('/').at(-1) ?? ''] ?? 404
  if (answer instanceof FetchRefused) throw answer
  if (typeof answer === 'number') return { status: answer, contentType: 'text/html', bytes: Buffer.from('no'), url }
  return { status: 200, contentType: 'image/png', bytes: answer, url }
}

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  answers = { 'sage.png': await picture('#9caf88'), 'clay.png': await picture('#b66a50'), 'plain.png': await picture('#888888') }
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const ask = (name: string, input: object) => amira.call(`products.${name}`, input, { workspace })
const row = (sku: string, more: Values = {}): Values => ({ sku, product: 'vase', name: 'Vase', category: 'Tech', price: '20', ...more })
const importRows = async (rows: readonly Values[]) =>
  (await ask('import', { rows: rows.map((values, index) => ({ line: index + 2, values })) })).body
const productOf = async (sku: string) =>
  (await plaza.rows<{ id: string }>('select product_id as id from catalog.variants where sku = $1', [sku]))[0]?.id ?? ''
const get = async (sku: string): Promise<VendorProductView> => (await ask('get', { productId: await productOf(sku) })).body
const fetchAll = async (sku: string) => {
  const again = await fetchNamedPictures(plaza.services, { workspaceId: workspace, productId: await productOf(sku) }, send)
  return again
}
const missed = async () => (await plaza.rows(`select 1 from platform.events where type = 'products.picturesMissed'`)).length
const bell = async () => {
  await plaza.settle()
  const { items } = (await amira.call('notifications.list', { limit: 20 })).body
  return (items as { kind: string; text: string }[]).filter(({ kind }) => kind === 'products.picturesMissed').map(({ text }) => text)
}

test('pictures are fetched in the order of the file, those of a color show it, and nothing is fetched twice', async () => {
  const rows = [
    row('VASE-SAGE', {
      color: 'sage',
      pictures: `${SHOP}/plain.png ${SHOP}/sage.png ${SHOP}/clay.png`,
      color_pictures: `${SHOP}/sage.png`,
    }),
    row('VASE-CLAY', { color: 'clay', color_pictures: `${SHOP}/clay.png` }),
  ]
  expect(await importRows(rows)).toMatchObject({ problems: [], created: 1 })
  asked = []
  expect(await fetchAll('VASE-SAGE')).toBe(false)
  expect(asked).toEqual(['plain', 'sage', 'clay'].map((name) => `${SHOP}/${name}.png`))
  const vase = await get('VASE-SAGE')
  expect(vase.images.map(({ color }) => color)).toEqual([null, 'sage', 'clay'])
  expect(vase.images[0]?.image).toMatchObject({ width: 600, height: 400 })
  await plaza.settle()
  const shown = (await plaza.guest().get(`/marketplace/listings/${vase.id}`)).body.images as { sources: { url: string }[] }[]
  expect(shown).toHaveLength(3)
  expect((await fetch(new URL(shown[0]?.sources[0]?.url ?? '', plaza.url))).headers.get('content-type')).toBe('image/webp')

  asked = []
  expect(await importRows(rows)).toEqual({ problems: [], created: 0, updated: 0 })
  expect(await fetchAll('VASE-SAGE')).toBe(false)
  expect(asked).toEqual([])
})

test('an export names the pictures, and importing it again adds none', async () => {
  const { body } = await ask('export', { limit: 100, q: 'VASE-', attributes: [] })
  const rows = (body.rows as { cells: (string | number | null)[] }[]).map(({ cells }) =>
    Object.fromEntries(FILE_COLUMNS.map((column, index) => [column, String(cells[index] ?? '')])),
  ) as Values[]
  expect(rows[0]?.pictures?.split(' ')).toHaveLength(3)
  expect(rows.map(({ color_pictures: own }) => own?.split(' ').length)).toEqual([1, 1])
  expect(rows[0]?.pictures).toMatch(/^http:\/\/[^ ]+\/files\/\w+\.webp /)
  expect(await importRows(rows)).toEqual({ problems: [], created: 0, updated: 0 })
})

test('a picture that the vendor removes stays removed when the file is imported again', async () => {
  await importRows([row('REMOVED', { product: 'removed', pictures: `${SHOP}/plain.png` })])
  await fetchAll('REMOVED')
  const { id, version, images, variants, ...view } = await get('REMOVED')
  expect(images).toHaveLength(1)
  const { language, texts, category, status, options } = view
  const draft = { productId: id, version, language, texts, categorySlug: category.slug, status, options, images: [] }
  expect(
    (await ask('update', { ...draft, variants: variants.map(({ available: _, ...variant }) => ({ ...variant, bundleParts: [] })) })).status,
  ).toBe(200)
  await importRows([row('REMOVED', { product: 'removed', price: '21', pictures: `${SHOP}/plain.png` })])
  await fetchAll('REMOVED')
  expect((await get('REMOVED')).images).toEqual([])
})

test('an address that doesn’t answer is tried again, five times at most; then the vendor hears of it', async () => {
  answers['late.png'] = new FetchRefused('time')
  answers['busy.png'] = 503
  await importRows([row('LATE', { product: 'late', pictures: `${SHOP}/late.png ${SHOP}/busy.png` })])
  expect(await fetchAll('LATE')).toBe(true)
  answers['late.png'] = await picture('#123456')
  for (let tries = 0; tries < 3; tries += 1) expect(await fetchAll('LATE')).toBe(true)
  expect((await get('LATE')).images).toHaveLength(1)
  expect(await missed()).toBe(0)
  expect(await fetchAll('LATE')).toBe(false)
  expect(await bell()).toEqual([expect.stringMatching(/Vase.*1.*busy\.png.*it answers with an error/)])
})

test('what is no picture, too large or on a private network is told with its reason, and tried again with the next import', async () => {
  answers['page.png'] = Buffer.from('<svg onload=plazaRan()>')
  answers['huge.png'] = new FetchRefused('size')
  const rows = [row('BAD', { product: 'bad', pictures: `${SHOP}/page.png ${SHOP}/huge.png ${SHOP}/gone.png http://127.0.0.1/x.png` })]
  await importRows(rows)
  expect(await fetchAll('BAD')).toBe(false)
  const problems = () =>
    plaza.rows<{ problem: string }>('select problem from products.picture_urls where product_id = $1 order by position', [productId])
  const productId = await productOf('BAD')
  expect((await problems()).map(({ problem }) => problem)).toEqual(['type', 'size', 'status', 'address'])
  expect(await bell()).toHaveLength(2)
  expect(await importRows(rows)).toMatchObject({ problems: [], updated: 1 })
  expect((await problems()).every(({ problem }) => problem === null)).toBe(true)
  answers['gone.png'] = await picture('#654321')
  await fetchAll('BAD')
  expect((await get('BAD')).images).toHaveLength(1)
})

test('bad addresses and more pictures than a product can have are reported with their column', async () => {
  const problems = async (pictures: string) =>
    (await ask('checkImport', { rows: [{ line: 2, values: row('MANY', { product: 'many', pictures }) }] })).body.problems
  expect(await problems('ftp://shop.example/a.png')).toMatchObject([{ line: 2, field: 'pictures', rule: 'pictureUrl' }])
  expect(await problems('a.png')).toMatchObject([{ rule: 'pictureUrl' }])
  const thirteen = Array.from({ length: 13 }, (_, index) => `${SHOP}/${index}.png`).join(' ')
  expect(await problems(thirteen)).toMatchObject([{ field: 'pictures', rule: 'tooManyPictures', params: { maximum: 12 } }])
})

test('two tasks at once add each picture once', async () => {
  await importRows([row('RACE', { product: 'race', pictures: `${SHOP}/plain.png ${SHOP}/sage.png` })])
  await Promise.all([fetchAll('RACE'), fetchAll('RACE'), fetchAll('RACE')])
  expect((await get('RACE')).images).toHaveLength(2)
})

test('the pictures of a product that is gone are forgotten', async () => {
  await importRows([row('GONE', { product: 'gone', pictures: `${SHOP}/plain.png` })])
  const productId = await productOf('GONE')
  expect((await ask('remove', { productId })).status).toBe(200)
  expect(await fetchNamedPictures(plaza.services, { workspaceId: workspace, productId }, send)).toBe(false)
  expect(await plaza.rows('select 1 from products.picture_urls where product_id = $1', [productId])).toEqual([])
})
