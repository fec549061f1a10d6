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
