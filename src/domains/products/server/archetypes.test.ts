/** Twenty trades: each product is entered by form and by file without a workaround, found by what it says, and bought. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { isShipped, NO_DETAILS, optionKeyFor } from '#domains/catalog/contract.ts'
import { ARCHETYPE_ATTRIBUTES, ARCHETYPES, type Archetype } from '#test/plaza/archetypes.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
/** Amira types into the form, Omar brings a file. */
let amira: Shop
let omar: Shop

type Shop = { member: Member; workspace: string; slug: string }

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = { member: await plaza.member('amira'), workspace: await plaza.workspace('Dar Amira'), slug: 'dar-amira' }
  omar = { member: await plaza.member('omar'), workspace: await plaza.workspace('Plaza House'), slug: 'plaza-house' }
  const categories = new Map<string, string>()
  for (const en of new Set(ARCHETYPES.map(({ category }) => category)))
    categories.set(en, (await omar.member.call('catalog.admin.categories.add', { en, es: en, ar: en })).body.id)
  for (const { of, ...attribute } of ARCHETYPE_ATTRIBUTES) {
    const choices = 'choices' in attribute ? attribute.choices.map((en) => ({ names: { en } })) : []
    const { status, body } = await omar.member.call('catalog.admin.attributes.add', {
      ...attribute,
      choices,
      categories: of.map((name) => ({ id: categories.get(name), required: false })),
    })
    expect([status, body]).toMatchObject([200, { key: attribute.key }])
  }
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const slugOf = (category: string) => category.toLowerCase()
const ask = ({ member, workspace }: Shop, operation: string, input: object) => member.call(operation, input, { workspace })

/** A digital product is put on sale when it has a file. */
const statusOf = ({ kind }: Archetype) => (kind === 'digital' ? 'draft' : 'active')

async function addFileAndActivate({ member, workspace }: Shop, sku: string): Promise<void> {
  const productId = await productOf(workspace, sku)
  const path = `/products/${productId}/files?workspace=${workspace}&name=${sku}.pdf`
  expect((await member.send('PUT', path, '%PDF-1.7')).status).toBe(200)
  const change = { meant: { ids: [productId] }, change: { kind: 'status', status: 'active' } }
  expect((await member.call('products.change', change, { workspace })).body).toEqual({ changed: 1 })
}

/** What the form sends. */
async function toDraft(archetype: Archetype, workspace: string) {
  const { name, category, kind, leadDays, options = [], attributes, measure, contentUnit, details, personalization, variants } = archetype
  return {
    language: 'en',
    texts: { en: { name, description: '', seoTitle: '', seoDescription: '' } },
    categorySlug: slugOf(category),
    status: statusOf(archetype),
    images: [],
    kind,
    leadDays,
    attributes,
    measure,
    contentUnit,
    details: details && { ...NO_DETAILS, ...details },
    personalization,
    options: options.map((option, at) => ({
      key: optionKeyFor(option),
      // Plaza knows the names of color and size.
      names: ['Color', 'Size'].includes(option) ? {} : { en: option },
      values: [...new Set(variants.map(({ values = [] }) => values[at] ?? ''))].map((value) => ({ value })),
    })),
    variants: await Promise.all(
      variants.map(async ({ sku, priceMinor, values = [], stock, weightGrams, gtin, content, parts }) => ({
        id: null,
        sku,
        options: values,
        priceMinor,
        compareAtMinor: null,
        costMinor: null,
        weightGrams,
        gtin,
        content,
        stock: stock === null ? null : { onHand: stock, seen: null, reorderPoint: 5 },
        ...(parts && {
          bundleParts: await Promise.all(Object.entries(parts).map(([part, quantity]) => partOf(workspace, part, quantity))),
        }),
      })),
    ),
  }
}

const partOf = async (workspace: string, sku: string, quantity: number) => ({ variantId: await variantOf(workspace, sku), quantity })

async function productOf(workspace: string, sku: string): Promise<string> {
  const rows = await plaza.rows<{ id: string }>('select product_id as id from catalog.variants where workspace_id = $1 and sku = $2', [
    workspace,
    sku,
  ])
  return rows[0]?.id ?? ''
}

async function variantOf(workspace: string, sku: string): Promise<string> {
  const rows = await plaza.rows<{ id: string }>('select id from catalog.variants where workspace_id = $1 and sku = $2', [workspace, sku])
  return rows[0]?.id ?? ''
}

/** One row of the file for each variant; only cells that say something. */
function toRows(archetype: Archetype): Record<string, string>[] {
  const { name, category, kind, leadDays, options = [], attributes = {}, measure, contentUnit, details = {}, personalization } = archetype
  return archetype.variants.map(({ sku, priceMinor, values = [], stock, weightGrams, gtin, content, parts }) => {
    const cells: Record<string, string | number | undefined | null> = {
      product: name,
      name,
      category,
      status: statusOf(archetype),
      sku,
      price: (priceMinor / 100).toFixed(2),
      stock,
      reorder_point: stock === null ? null : 5,
      weight_g: weightGrams,
      gtin,
      content_unit: contentUnit,
      content,
      kind,
      lead_days: leadDays,
      unit: measure?.unit,
      unit_step: measure?.step,
      min_steps: measure?.minSteps,
      max_steps: measure?.maxSteps,
      brand: details.brand,
      tags: details.tags?.join(', '),
      origin: details.origin,
      length_mm: details.lengthMm,
      width_mm: details.widthMm,
      height_mm: details.heightMm,
      personalization: personalization && JSON.stringify(personalization),
      bundle_parts:
        parts &&
        Object.entries(parts)
          .map(([part, quantity]) => `${part}:${quantity}`)
          .join('|'),
      ...Object.fromEntries(
        options.flatMap((option, at) => [
          [`option${at + 1}_name`, option],
          [`option${at + 1}_value`, values[at]],
        ]),
      ),
      ...Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`attr:${key}`, cellOf(value)])),
    }
    return Object.fromEntries(
      Object.entries(cells).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, String(value)]])),
    )
  })
}

function cellOf(value: string | number | boolean | string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What a vendor reads back, without what belongs to the shop or the moment. */
async function read(shop: Shop, sku: string) {
  const { body } = await ask(shop, 'products.get', { productId: await productOf(shop.workspace, sku) })
  const { id: _, version: _version, createdAt: _created, updatedAt: _updated, variants, ...product } = body
  return {
    ...product,
    variants: variants.map(({ id: _id, bundleParts, ...variant }: { id: string; bundleParts: { sku: string; quantity: number }[] }) => ({
      ...variant,
      parts: bundleParts.map(({ sku: part, quantity }) => [part, quantity]),
    })),
  }
}

test('there are twenty, each with SKUs of its own', () => {
  expect(ARCHETYPES).toHaveLength(20)
  const skus = ARCHETYPES.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  expect(new Set(skus).size).toBe(skus.length)
})

test.each(ARCHETYPES)('$name is entered by the form', async (archetype) => {
  const { status, body } = await ask(amira, 'products.create', await toDraft(archetype, amira.workspace))
  expect([status, body]).toMatchObject([
    200,
    { onSale: archetype.kind !== 'digital', variants: archetype.variants.map(({ sku }) => ({ sku })) },
  ])
})

test('all of them are entered by one file, and are the same products', async () => {
  const rows = ARCHETYPES.flatMap(toRows).map((values, index) => ({ line: index + 2, values }))
  expect((await ask(omar, 'products.checkImport', { rows })).body.problems).toEqual([])
  const { body } = await ask(omar, 'products.import', { rows })
  expect(body).toEqual({ problems: [], created: ARCHETYPES.length, updated: 0 })
  expect((await ask(omar, 'products.import', { rows })).body).toEqual({ problems: [], created: 0, updated: 0 })
  for (const { variants } of ARCHETYPES) {
    const sku = variants[0]?.sku ?? ''
    expect(await read(omar, sku)).toEqual(await read(amira, sku))
  }
  for (const { kind, variants } of ARCHETYPES)
    if (kind === 'digital') for (const shop of [amira, omar]) await addFileAndActivate(shop, variants[0]?.sku ?? '')
  await plaza.settle()
})

describe.each(ARCHETYPES)('a shopper of $name', (archetype) => {
  const { name, filters, words, buys, kind = 'goods' } = archetype

  test('finds it by its filters and by words, in both shops', async () => {
    const bruno = plaza.guest()
    for (const { slug } of [amira, omar]) {
      const filtered = new URLSearchParams({ vendor: slug, category: slugOf(archetype.category), attributes: '' })
      filtered.delete('attributes')
      for (const [key, values] of Object.entries(filters)) for (const value of values) filtered.append(`attributes[${key}][]`, value)
      const byFilter = (await bruno.get(`/marketplace/listings?${filtered}`)).body.items
      expect(
        byFilter.map((item: { name: string }) => item.name),
        `${filtered}`,
      ).toContain(name)
      const byWords = (await bruno.get(`/marketplace/listings?${new URLSearchParams({ vendor: slug, q: words })}`)).body.items
      expect(byWords[0]?.name, words).toBe(name)
    }
  })

  test('buys it', async () => {
    for (const { workspace } of [amira, omar]) {
      const bruno = plaza.guest()
      const variantId = await variantOf(workspace, buys.sku)
      const line = { variantId, quantity: buys.quantity, ...(buys.personalization && { personalization: buys.personalization }) }
      const added = await bruno.call('POST', '/cart/lines', line)
      expect([added.status, added.body.lines?.length]).toEqual([200, 1])
      const placed = await bruno.placeOrder({
        payment: 'transfer',
        ...(isShipped(kind) ? {} : { shippingAddress: undefined, name: 'Bruno Paz' }),
      })
      expect([placed.status, placed.body]).toMatchObject([200, { orderId: expect.any(String) }])
      const order = (await bruno.get(`/orders/${placed.body.orderId}`)).body
      expect(order.parts[0].lines).toMatchObject([{ name, quantity: buys.quantity, kind }])
    }
  })
})
