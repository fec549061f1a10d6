/** What shoppers type, and the listings they find. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

async function search(q: string, language = 'en') {
  const guest = plaza.guest()
  guest.language = language
  const { status, body } = await guest.get(`/marketplace/listings?q=${encodeURIComponent(q)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return { names: body.items.map(({ name }: { name: string }) => name), corrected: body.corrected, fewer: body.fewer }
}

const names = async (q: string, language?: string) => (await search(q, language)).names

describe('a product is found by', () => {
  test('its colors, and the plain color they belong to', async () => {
    expect(await names('sage mug')).toEqual(['Ribbed Mug'])
    expect(await names('green mug')).toEqual(['Ribbed Mug'])
  })

  test('its shop, category and SKU', async () => {
    expect(await names('dar amira mug')).toEqual(['Ribbed Mug'])
    expect(await names('tech lamp')).toEqual(['Desk Lamp'])
    expect(await names('MUG-SAGE')).toEqual(['Ribbed Mug'])
  })

  test('its brand, tags and GTIN', async () => {
    const amira = await plaza.member('amira')
    const workspace = await plaza.workspace('Dar Amira')
    const productId = await plaza.product('MUG-SAGE')
    const { body } = await amira.call('products.get', { productId }, { workspace })
    const { version, language, texts, category, status, images, options, variants } = body
    const changed = {
      productId,
      version,
      language,
      texts,
      categorySlug: category.slug,
      status,
      options,
      images: images.map(({ id, alt, color }: { id: string; alt: object; color: string | null }) => ({
        picture: { imageId: id },
        alt,
        color,
      })),
      details: { ...body.details, brand: 'Kiln & Co', tags: ['stoneware', 'breakfast'] },
      variants: variants.map((variant: { sku: string; stock: { onHand: number; reorderPoint: number } | null }) => ({
        ...variant,
        gtin: variant.sku === 'MUG-SAGE' ? '4006381333931' : null,
        stock: variant.stock && { ...variant.stock, promised: undefined, seen: variant.stock.onHand },
      })),
    }
    const saved = await amira.call('products.update', changed, { workspace })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await plaza.settle()
    for (const q of ['kiln mug', 'breakfast', '4006381333931']) expect([q, await names(q)]).toEqual([q, ['Ribbed Mug']])
  })

  test('its size', async () => {
    expect(await names('tee size M')).toEqual(['Plain Tee'])
  })

  test('other forms of its words, in three languages', async () => {
    expect(await names('mugs')).toEqual(['Ribbed Mug'])
    expect(await names('camisetas', 'es')).toEqual(['Camiseta lisa'])
    expect(await names('الكوب المضلع', 'ar')).toEqual(['كوب مضلّع'])
  })

  test('a sentence; articles and the like are skipped', async () => {
    expect(await search('I need the lamp for my desk')).toEqual({ names: ['Desk Lamp'], corrected: null, fewer: null })
  })
})

describe('synonyms', () => {
  test('of common words come with Plaza, also of several words', async () => {
    expect(await names('desk light')).toEqual(['Desk Lamp'])
    expect(await names('coffee cups')).toContain('Ribbed Mug')
    expect(await names('أكواب', 'ar')).toEqual(['كوب مضلّع'])
    expect(await names('remera', 'es')).toEqual(['Camiseta lisa'])
  })

  test('that an administrator adds, changes and removes are used by the next search', async () => {
    const omar = await plaza.member('omar')
    expect(await names('glow box')).toEqual([])
    const added = await omar.call('marketplace.admin.synonyms.add', { language: 'en', words: ['lamp', 'glow box'] })
    expect(added).toMatchObject({ status: 200, body: { words: ['lamp', 'glow box'], version: 1 } })
    expect(await names('glow boxes')).toEqual(['Desk Lamp'])
    expect(await names('desk glow box')).toEqual(['Desk Lamp'])
    expect(await names('glow box', 'es')).toEqual([])

    const { id } = added.body
    const change = (version: number) => omar.call('marketplace.admin.synonyms.update', { id, version, words: ['mug', 'glow box'] })
    expect(await change(1)).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await change(1)).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { words: ['mug', 'glow box'] } } } })
    expect(await names('glow box')).toEqual(['Ribbed Mug'])
    const { items } = (await omar.call('marketplace.admin.synonyms.list', { language: 'en' })).body
    expect(items).toContainEqual({ id, language: 'en', words: ['mug', 'glow box'], version: 2 })

    expect((await omar.call('marketplace.admin.synonyms.remove', { id })).status).toBe(200)
    expect((await omar.call('marketplace.admin.synonyms.remove', { id })).status).toBe(404)
    expect(await names('glow box')).toEqual([])
    const audited = await plaza.rows(`select action, details from audit.entries where resource_id = $1 order by position`, [id])
    expect(audited.map(({ action }) => action)).toEqual(['Added', 'Changed', 'Deleted'].map((what) => `marketplace.synonyms${what}`))
  })

  test('are managed by administrators only, and have at least two words', async () => {
    const [bruno, omar] = await Promise.all([plaza.member('bruno'), plaza.member('omar')])
    expect((await bruno.call('marketplace.admin.synonyms.list', { language: 'en' })).status).toBe(404)
    expect((await bruno.call('marketplace.admin.synonyms.add', { language: 'en', words: ['mug', 'cup'] })).status).toBe(404)
    expect((await omar.call('marketplace.admin.synonyms.add', { language: 'en', words: ['mug'] })).status).toBe(400)
  })
})

describe('when no product has all words', () => {
  test('the words that say most are searched, and the answer names those left out', async () => {
    expect(await search('ribbed xylophone mug')).toEqual({
      names: ['Ribbed Mug'],
      corrected: null,
      fewer: { q: 'ribbed mug', without: ['xylophone'] },
    })
  })

  test('a misspelled word is corrected before one is left out', async () => {
    expect(await search('ribed mug')).toEqual({ names: ['Ribbed Mug'], corrected: 'ribbed mug', fewer: null })
  })

  test('nothing is found when no product has any', async () => {
    expect(await search('xylophone')).toEqual({ names: [], corrected: null, fewer: null })
  })
})

test('a renamed category finds its products by the new name', async () => {
  const omar = await plaza.member('omar')
  const { items } = (await omar.call('catalog.admin.categories.list', {})).body
  const { id, version } = items.find(({ slug }: { slug: string }) => slug === 'tech')
  const renamed = await omar.call('catalog.admin.categories.update', { id, version, en: 'Gizmos', es: 'Aparatos', ar: 'أجهزة' })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  await plaza.settle()
  expect((await names('gizmo')).toSorted()).toEqual(['Charging Cable', 'Desk Lamp'])
  expect((await names('aparatos', 'es')).length).toBe(2)
})

test('a query of very many words that one product has, and one that none has, is answered', async () => {
  const many = 'ribbed mug stoneware thrown by hand sage ivory clay dar amira accessories color cup coffee tea kitchen'
  const { names: found, fewer } = await search(`xylophone ${many}`)
  expect(found).toEqual(['Ribbed Mug'])
  expect(fewer.without).toContain('xylophone')
})
