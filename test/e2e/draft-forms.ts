/** Forms with something to lose: one of each kind, and more for `npm run test:long`. */
import type { Locator } from 'playwright-core'
import type { Actor } from './actor.ts'
import type { DemoPlaza } from './demo-plaza.ts'

export type DraftForm = {
  kind: string
  account: 'admin' | 'vendor' | 'member'
  path: (plaza: DemoPlaza) => Promise<string>
  /** Opens the sheet or dialog of the form. */
  show?: (visitor: Actor) => Promise<unknown>
  field: (visitor: Actor) => Locator
  typed: string
  /** The path of the operation that saves it. */
  operation: string
  /** Another user saves something else in this field; null for a new record. */
  change: string | null
  /** Selects the saved value as `saved`. */
  saved: string
}

const WORKSPACE = `(select v.workspace_id from vendors.vendors v join workspaces.members m on m.workspace_id = v.workspace_id and m.role = 'owner'
  join accounts.users u on u.id = m.user_id where u.username = 'amira' limit 1)`
const PRODUCT = `(select id from catalog.products where workspace_id = ${WORKSPACE} order by id limit 1)`
const METHOD = 'dlv_01m81pbqv1ezftfb0fj3qcsxy0'
const CATEGORY = `(select id from catalog.categories where workspace_id is null and parent_id is null order by position limit 1)`
const BRUNO = `(select id from accounts.users where username = 'bruno')`

const PROMOTION = `(select id from promotions.promotions where workspace_id = ${WORKSPACE} and archived_at is null order by id limit 1)`
const ADDRESS = 'adr_01m81pbqv1ezftfb0fj3qcsxy2'
const OWN_CATEGORY = 'cat_01m81pbqv1ezftfb0fj3qcsxy1'

/** Records that the forms edit, besides the demo data. */
export const PREPARE = [
  `insert into vendors.delivery_methods (workspace_id, id, kind, name, price_minor, min_days, max_days, position)
   select ${WORKSPACE}, '${METHOD}', 'delivery', '{"en":"Courier"}', 500, 1, 3, 1`,
  `insert into catalog.categories (id, slug, name, position, parent_id, workspace_id)
   select '${OWN_CATEGORY}', 'drafted-bowls', 'Drafted bowls', 1, ${CATEGORY}, ${WORKSPACE}`,
  `insert into accounts.addresses (id, user_id, address, is_default, created_at)
   select '${ADDRESS}', ${BRUNO}, '{"name":"Bruno Paz","line1":"Avenida Loja 7","city":"Cuenca","postalCode":"010101","country":"EC"}', false, now()`,
  `insert into accounts.profiles (user_id, bio) select ${BRUNO}, 'Baker' on conflict (user_id) do nothing`,
]

export const PAGE: DraftForm = {
  kind: 'the page of a product',
  account: 'vendor',
  async path(plaza) {
    const [product] = await plaza.rows<{ id: string }>(`select ${PRODUCT} as id`)
    return `/products/${product?.id}/edit`
  },
  field: (visitor) => visitor.main().locator('input[name^="texts."][name$=".name"]:visible').first(),
  typed: 'Bowl for every morning',
  operation: 'products/update',
  change: `with texts as (update catalog.product_texts set name = 'Bowl of somebody else' where product_id = ${PRODUCT} and original)
    update catalog.products set version = version + 1 where id = ${PRODUCT}`,
  saved: `select name as saved from catalog.product_texts where product_id = ${PRODUCT} and original`,
}

export const SHEET: DraftForm = {
  kind: 'the sheet of a delivery method',
  account: 'vendor',
  path: async () => '/settings?tab=shop',
  show: (visitor) =>
    visitor
      .main()
      .locator('#delivery')
      .getByRole('button', { name: visitor.say('vendors.method.editOf', { name: 'Courier' }) })
      .click(),
  field: (visitor) => visitor.dialog().locator('input[name="name.es"]'),
  typed: 'Mensajería urgente',
  operation: 'vendors/shop/methods/update',
  change: `update vendors.delivery_methods set name = name || '{"es":"Mensajería ajena"}', version = version + 1 where id = '${METHOD}'`,
  saved: `select name ->> 'es' as saved from vendors.delivery_methods where id = '${METHOD}'`,
}

export const DIALOG: DraftForm = {
  kind: 'the dialog of a category',
  account: 'admin',
  path: async () => '/admin/categories',
  show: (visitor) => visitor.main().locator('ul.divide-y > li').first().locator('button').nth(2).click(),
  field: (visitor) => visitor.dialog().locator('input[name=ar]'),
  typed: 'فئة جديدة',
  operation: 'catalog/admin/categories/update',
  change: `update catalog.categories set names = names || '{"ar":"فئة أخرى"}', version = version + 1 where id = ${CATEGORY}`,
  saved: `select names ->> 'ar' as saved from catalog.categories where id = ${CATEGORY}`,
}

export const SETTINGS: DraftForm = {
  kind: 'a settings panel',
  account: 'admin',
  path: async () => '/admin/settings',
  field: (visitor) => visitor.main().getByLabel(visitor.say('cart.settings.field.taxPercent')),
  typed: '9.5',
  operation: 'cart/settings/update',
  change: 'update cart.settings set tax_hundredths = 700, version = version + 1',
  saved: `select trim_scale(tax_hundredths / 100.0)::text as saved from cart.settings`,
}

export const PROFILE: DraftForm = {
  kind: 'the profile',
  account: 'member',
  path: async () => '/settings?tab=profile',
  field: (visitor) => visitor.main().locator('textarea[name=bio]'),
  typed: 'Bakes before sunrise',
  operation: 'accounts/profile/update',
  change: `update accounts.profiles set bio = 'Written at home', version = version + 1 where user_id = ${BRUNO}`,
  saved: `select bio as saved from accounts.profiles where user_id = ${BRUNO}`,
}

/** Other forms of records, which `npm run test:long` takes too. */
export const MORE: readonly DraftForm[] = [
  {
    kind: 'the page of a promotion',
    account: 'vendor',
    async path(plaza) {
      const [promotion] = await plaza.rows<{ id: string }>(`select ${PROMOTION} as id`)
      return `/promotions/${promotion?.id}`
    },
    field: (visitor) => visitor.main().locator('input[name="name.en"]'),
    typed: 'Rainy week',
    operation: 'promotions/update',
    change: `update promotions.promotions set name = name || '{"en":"Sunny week"}', version = version + 1 where id = ${PROMOTION}`,
    saved: `select name ->> 'en' as saved from promotions.promotions where id = ${PROMOTION}`,
  },
  {
    kind: 'the commission',
    account: 'admin',
    path: async () => '/admin/commission',
    field: (visitor) => visitor.main().getByLabel(visitor.say('finance.commission.value')).last(),
    typed: '12.5',
    operation: 'finance/admin/commission/update',
    change: 'update finance.settings set commission_value = 700, commission_version = commission_version + 1',
    saved: 'select trim_scale(commission_value / 100.0)::text as saved from finance.settings',
  },
  {
    kind: "the dialog of a vendor's category",
    account: 'vendor',
    path: async () => '/products/categories',
    async show(visitor) {
      await visitor.main().locator('li', { hasText: 'Drafted' }).getByRole('button').last().click()
      await visitor.page.getByRole('menuitem', { name: visitor.say('products.categories.change') }).click()
    },
    field: (visitor) => visitor.dialog().locator('input[name=name]'),
    typed: 'Drafted morning bowls',
    operation: 'products/categories/update',
    change: `update catalog.categories set name = 'Drafted other bowls', version = version + 1 where id = '${OWN_CATEGORY}'`,
    saved: `select name as saved from catalog.categories where id = '${OWN_CATEGORY}'`,
  },
  {
    kind: 'the words of a shop',
    account: 'vendor',
    path: async () => '/settings?tab=shop',
    field: (visitor) => visitor.main().locator('textarea[name="tagline.en"]'),
    typed: 'Clay for every table',
    operation: 'vendors/shop/update',
    change: `update vendors.vendors set tagline = tagline || '{"en":"Clay from Cuenca"}', version = version + 1 where workspace_id = ${WORKSPACE}`,
    saved: `select tagline ->> 'en' as saved from vendors.vendors where workspace_id = ${WORKSPACE}`,
  },
  {
    kind: 'the name of a workspace',
    account: 'vendor',
    path: async () => '/settings?tab=workspace',
    field: (visitor) => visitor.main().getByLabel(visitor.say('workspaces.name.label'), { exact: true }),
    typed: 'Dar Amira of Cuenca',
    operation: 'workspaces/update',
    change: `update workspaces.workspaces set name = 'Dar Amira elsewhere', version = version + 1 where id = ${WORKSPACE}`,
    saved: `select name as saved from workspaces.workspaces where id = ${WORKSPACE}`,
  },
  {
    kind: 'the sheet of an address',
    account: 'member',
    path: async () => '/settings?tab=account',
    show: (visitor) =>
      visitor
        .main()
        .getByRole('button', { name: visitor.say('accounts.address.editOf', { line: 'Avenida Loja 7' }) })
        .click(),
    field: (visitor) => visitor.dialog().getByLabel(visitor.say('accounts.address.city')),
    typed: 'Cuenca del Ecuador',
    operation: 'accounts/addresses/update',
    change: `update accounts.addresses set address = address || '{"city":"Quito"}', version = version + 1 where id = '${ADDRESS}'`,
    saved: `select address ->> 'city' as saved from accounts.addresses where id = '${ADDRESS}'`,
  },
  {
    kind: 'the settings of orders',
    account: 'admin',
    path: async () => '/admin/settings',
    field: (visitor) => visitor.main().getByLabel(visitor.say('orders.settings.field.returnWindowDays')),
    typed: '21',
    operation: 'orders/settings/update',
    change: 'update orders.settings set return_window_days = 30, version = version + 1',
    saved: 'select return_window_days::text as saved from orders.settings',
  },
  {
    kind: 'the display rates',
    account: 'admin',
    path: async () => '/admin/settings',
    field: (visitor) => visitor.main().getByLabel(visitor.say('finance.rates.field.sarPerUsd')),
    typed: '3.8',
    operation: 'finance/admin/rates/update',
    change: 'update finance.settings set sar_per_usd = 39000, rates_version = rates_version + 1',
    saved: 'select trim_scale(sar_per_usd / 10000.0)::text as saved from finance.settings',
  },
  {
    kind: 'a new workspace',
    account: 'member',
    path: async () => '/settings?tab=workspace',
    field: (visitor) => visitor.main().getByLabel(visitor.say('workspaces.field.name')),
    typed: 'Bakery of the morning',
    operation: 'workspaces/create',
    change: null,
    saved: `select name as saved from workspaces.workspaces where name = 'Bakery of the morning'`,
  },
  {
    kind: "a vendor's new category",
    account: 'vendor',
    path: async () => '/products/categories',
    field: (visitor) => visitor.main().locator('input[name=name]'),
    typed: 'Evening bowls',
    operation: 'products/categories/add',
    change: null,
    saved: `select name as saved from catalog.categories where name = 'Evening bowls'`,
  },
  {
    kind: 'a new platform category',
    account: 'admin',
    path: async () => '/admin/categories',
    field: (visitor) => visitor.main().locator('input[name=en]'),
    typed: 'Toys',
    operation: 'catalog/admin/categories/add',
    change: null,
    saved: `select coalesce(names ->> 'en', name) as saved from catalog.categories where 'Toys' in (name, names ->> 'en')`,
  },
  {
    kind: 'an attribute of products',
    account: 'admin',
    path: async () => '/admin/attributes/material',
    field: (visitor) => visitor.main().locator('input[name="names.es"]'),
    typed: 'Hecho de',
    operation: 'catalog/admin/attributes/update',
    change: `update catalog.attributes set names = names || '{"es":"Otro material"}', version = version + 1 where key = 'material'`,
    saved: `select names ->> 'es' as saved from catalog.attributes where key = 'material'`,
  },
  {
    kind: 'a new attribute of products',
    account: 'admin',
    path: async () => '/admin/attributes/new',
    field: (visitor) => visitor.main().locator('input[name="names.en"]'),
    typed: 'Grain of the wood',
    operation: 'catalog/admin/attributes/add',
    change: null,
    saved: `select names ->> 'en' as saved from catalog.attributes where key = 'grain-of-the-wood'`,
  },
  {
    kind: 'new words with the same meaning',
    account: 'admin',
    path: async () => '/admin/synonyms',
    field: (visitor) => visitor.main().locator('input[name=words]'),
    typed: 'marble, glass ball',
    operation: 'marketplace/admin/synonyms/add',
    change: null,
    saved: `select array_to_string(words, ', ') as saved from marketplace.synonyms where 'marble' = any (words)`,
  },
  {
    kind: 'a question about a product',
    account: 'member',
    async path(plaza) {
      const [product] = await plaza.rows<{ id: string }>(`select ${PRODUCT} as id`)
      return `/products/${product?.id}`
    },
    show: (visitor) => visitor.button('marketplace.questions.ask').click(),
    field: (visitor) => visitor.main().locator('textarea[name=text]'),
    typed: 'Does it survive a dishwasher?',
    operation: 'marketplace/questions/ask',
    change: null,
    saved: `select text as saved from marketplace.questions where text like 'Does it survive%'`,
  },
]
