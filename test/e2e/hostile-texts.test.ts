/**
 * Every text that people write for others is replaced in the database by texts that would run a script if a page showed them as markup, so
 * nothing that happens on the way in can protect a page. `npm test` shows twenty of them without the content security policy, `npm run test:long`
 * all of them with and without it.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, openPath, openWhenLoaded, type Role, type Scene, type Screen } from '../../scripts/shots/scene.ts'
import { SCREENS } from '../../scripts/shots/screens.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { PAYLOADS } from './payloads.ts'
import { loadTranslations } from './translations.ts'

/** The texts, by table. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'accounts.profiles': ['bio', 'display_name'],
  'accounts.removed_profiles': ['bio', 'display_name'],
  'comments.comments': ['text', 'removal_reason'],
  'comments.edits': ['text'],
  'feed.edits': ['text'],
  'feed.poll_options': ['text'],
  'feed.posts': ['text'],
  'groups.events': ['title', 'description', 'place'],
  'groups.files': ['name'],
  'groups.groups': ['name', 'description'],
  'groups.requests': ['note'],
  'marketplace.questions': ['text'],
  'messages.conversations': ['title'],
  'messages.edits': ['text'],
  'messages.messages': ['text', 'guest_name'],
  'messages.removed': ['text'],
  'moderation.appeals': ['text'],
  'moderation.decisions': ['text', 'excerpt'],
  'moderation.verdicts': ['text'],
  'network.requests': ['note'],
  'reports.reports': ['note'],
  'reviews.replies': ['text'],
  'reviews.reviews': ['title', 'text'],
  'search.documents': ['title'],
  'vendors.vendors': ['name'],
  'workspaces.workspaces': ['name'],
}
/** Columns with such names hold what people write, in the schemas of the community. */
const COLUMN_NAMES = ['text', 'title', 'name', 'note', 'bio', 'display_name', 'description', 'rules', 'place', 'question', 'label']
const SCHEMAS = ['accounts', 'network', 'reports', 'moderation', 'messages', 'reviews', 'search', 'comments', 'groups', 'feed']
/** Seen by their owner alone, the keys of names, and copies of names that lists only search. */
const PRIVATE = [
  'accounts.passkeys.name',
  'comments.mentions.name',
  'feed.mentions.name',
  'groups.people.name',
  'messages.people.name',
  'network.people.name',
]
/** Lists of texts. */
const LISTS: Readonly<Record<string, string>> = { 'groups.groups': 'rules' }
/** Texts inside JSON: those of the named keys, or all. */
const JSON_TEXTS: Readonly<Record<string, { column: string; keys: RegExp }>> = {
  'feed.posts': { column: 'pictures', keys: /^alt$/ },
  'groups.groups': { column: 'banner', keys: /^(en|es|ar)$/ },
  'messages.messages': { column: 'pictures', keys: /^alt$/ },
  'notifications.notifications': { column: 'params', keys: /^(?!state$|what$)/ },
  'reports.reports': { column: 'evidence', keys: /^(title|text)$/ },
  'reviews.reviews': { column: 'photos', keys: /^alt$/ },
  'vendors.vendors': { column: 'tagline', keys: /^(en|es|ar)$/ },
}

/** The group with the most events, whatever its name is now. */
const findEvents = ({ plaza }: Scene) =>
  plaza.rows<{ id: string; group_id: string }>(
    `select id, group_id from groups.events where not exists (
       select from groups.groups g where g.id = group_id and not g.is_public) order by count(*) over (partition by group_id) desc, id`,
  )

function openGroup(tab: string): Screen['play'] {
  return async (scene) => {
    const [event] = await findEvents(scene)
    await openWhenLoaded(`/groups/${event?.group_id}${tab}`)(scene)
  }
}

async function openEvent(scene: Scene): Promise<void> {
  const [event] = await findEvents(scene)
  await openWhenLoaded(`/groups/${event?.group_id}/events/${event?.id}`)(scene)
}

/** Screens of the gallery that show what people write, and others that only matter here. */
const GALLERY =
  /^(conversation|message|network|notifications|profile|person-menu|product$|vendor$|search$|dashboard|invitations|admin-moderation|administration-report|moderation-decision|social)/
const OTHERS: readonly Screen[] = [
  { name: 'profile-signed-out', play: openPath('/profile/amira') },
  { name: 'reviews-of-a-member', play: openPath('/profile/noelia?tab=reviews') },
  { name: 'groups', as: 'member', play: openWhenLoaded('/groups?tab=discover') },
  { name: 'group-of-a-member', as: 'member', play: openGroup('') },
  { name: 'group-about', as: 'member', play: openGroup('?tab=about') },
  { name: 'group-events', as: 'member', play: openGroup('?tab=events') },
  { name: 'group-files', as: 'member', play: openGroup('?tab=files') },
  { name: 'group-event', as: 'member', play: openEvent },
  { name: 'found-everything', as: 'member', play: openWhenLoaded('/search?q=script') },
]
const SHOWN: readonly Screen[] = [...SCREENS.filter(({ name }) => GALLERY.test(name)), ...OTHERS]
const ROLES: readonly (Role | undefined)[] = [undefined, 'member', 'vendor', 'admin']

const fixture = useBrowserFixture()
const words = loadTranslations('en')
const isLong = Boolean(process.env['PLAZA_GRID'])
const shown = isLong ? PAYLOADS.length : 20
const BATCH = 20
const BATCHES = Array.from({ length: Math.ceil(shown / BATCH) }, (_, at) => PAYLOADS.slice(at * BATCH, (at + 1) * BATCH))

test('there are more than three hundred, and most run where a page shows them as markup', async () => {
  expect(PAYLOADS.length).toBeGreaterThan(300)
  const visitor = await fixture.arrive()
  const count = await countRuns(visitor)
  const page = await visitor.context.newPage()
  let alive = 0
  for (const payload of PAYLOADS) {
    const before = count()
    await page.setContent(`<!doctype html><body>${payload}`).catch(() => undefined)
    await page.waitForTimeout(0)
    if (count() > before) alive += 1
  }
  expect(alive).toBeGreaterThan(70)
  visitor.forgive(/./)
  await visitor.leave()
})

test('every text of the community is planted', async () => {
  const columns = await fixture.plaza.rows<{ table: string; column: string }>(
    `select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
     where table_schema = any($1) and column_name = any($2) and data_type in ('text', 'ARRAY')`,
    [SCHEMAS, COLUMN_NAMES],
  )
  expect(columns.length).toBeGreaterThan(8)
  const missing = columns
    .filter(({ table, column }) => !TEXTS[table]?.includes(column) && LISTS[table] !== column)
    .map(({ table, column }) => `${table}.${column}`)
  expect(missing.sort()).toEqual(PRIVATE)
})

describe.each(isLong ? [false, true] : [true])('hazard 34: texts with the content security policy off: %s', (bypassCSP) => {
  const actors = new Map<Role | undefined, { visitor: Actor; count: () => number }>()
  beforeAll(async () => {
    // Decisions are never changed, except here.
    for (const table of ['decisions', 'appeals', 'verdicts'])
      await fixture.plaza.rows(`alter table moderation.${table} disable trigger user`)
    // Some texts are longer than their field allows; how they are shown is what matters here.
    const checks = await fixture.plaza.rows<{ lift: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lift from pg_constraint
       where contype = 'c' and conrelid::regclass::text = any($1) and pg_get_constraintdef(oid) like '%length(%'`,
      [[TEXTS, LISTS, JSON_TEXTS].flatMap((tables) => Object.keys(tables))],
    )
    for (const { lift } of checks) await fixture.plaza.rows(lift)
    // No group of the demo data has a banner.
    await fixture.plaza.rows(
      `update groups.groups set banner = (select jsonb_build_object('sources', sources, 'width', width, 'height', height, 'alt', alt)
         from catalog.images order by product_id, position limit 1)`,
    )
    for (const role of ROLES) {
      const visitor = await fixture.arrive({ words, bypassCSP })
      visitor.forgive(/status of 40[0-9]/)
      if (role) await logIn({ page: visitor.page, plaza: fixture.plaza, words }, role)
      actors.set(role, { visitor, count: await countRuns(visitor) })
    }
  })
  afterAll(async () => {
    for (const { visitor } of actors.values()) await visitor.leave()
  })

  test.each(BATCHES.map((batch, at) => [at, batch] as const))('no script of batch %i runs, and no link leads to one', async (_, batch) => {
    await plant(batch)
    const found: string[] = []
    for (const { name, as, play } of SHOWN) {
      const actor = actors.get(as)
      if (!actor) throw new Error(`nobody is ${as}`)
      await play({ page: actor.visitor.page, plaza: fixture.plaza, words })
      if (actor.count() > 0) found.push(`${name} runs one of ${batch.join(' ')}`)
      found.push(...(await badAddresses(actor.visitor.page)).map((address) => `${name} leads to ${address}`))
    }
    expect(found).toEqual([])
  })

  test('no script of a formatted description runs, on its page and in the editor of its vendor', async () => {
    const products = await fixture.plaza.rows<{ id: string }>(
      `select p.id from catalog.products p join vendors.vendors v on v.workspace_id = p.workspace_id
       where v.slug = 'dar-amira' and p.status = 'active' order by p.id desc`,
    )
    const found: string[] = []
    for (const [at, batch] of BATCHES.entries()) {
      const { id } = products[at % products.length] ?? { id: '' }
      const html = batch.map((payload) => `<p>planted ${payload}</p>`).join('')
      await fixture.plaza.rows('update catalog.product_texts set description_html = $2 where product_id = $1', [id, html])
      for (const [role, path] of [
        [undefined, `/products/${id}?batch=${at}`],
        ['vendor', `/products/${id}/edit`],
      ] as const) {
        const actor = actors.get(role)
        if (!actor) throw new Error(`nobody is ${role}`)
        await actor.visitor.open(path)
        await actor.visitor.main().getByText('planted').first().waitFor()
        if (actor.count() > 0) found.push(`${path} runs one of ${batch.join(' ')}`)
        found.push(...(await badAddresses(actor.visitor.page)).map((address) => `${path} leads to ${address}`))
      }
    }
    expect(found).toEqual([])
  })

  test('no script of a personalized item runs, for its shopper, its vendor and on the product page', async () => {
    const [order] = await fixture.plaza.rows<{ id: string; number: number; product: string }>(
      `select l.order_id as id, l.part_number as number, l.product_id as product
       from orders.lines l join orders.orders o on o.id = l.order_id join accounts.users u on u.id = o.user_id
       join vendors.vendors v on v.workspace_id = l.workspace_id join catalog.products p on p.id = l.product_id
       where u.username = 'bruno' and v.slug = 'dar-amira' and p.status = 'active' order by l.order_id, l.position`,
    )
    const found: string[] = []
    for (const [at, batch] of BATCHES.entries()) {
      const labels = (payload: string) => ({ en: `planted ${payload}` })
      const values = batch.map((payload, index) => ({ id: `f${index}`, type: 'text', labels: labels(payload), value: payload }))
      const choices = batch.map((payload, index) => ({ value: `${index} ${payload}`, names: {} }))
      const fields = [{ id: 'a', type: 'choice', labels: labels(batch[0] ?? ''), required: true, choices }]
      await fixture.plaza.rows('update orders.lines set personalization = $2 where order_id = $1', [order?.id, JSON.stringify(values)])
      await fixture.plaza.rows('update catalog.products set personalization = $2 where id = $1', [order?.product, JSON.stringify(fields)])
      for (const [role, path] of [
        ['member', `/order-confirmation/${order?.id}`],
        ['vendor', `/orders/${order?.id}-${order?.number}`],
        [undefined, `/products/${order?.product}?batch=p${at}`],
        ['vendor', `/products/${order?.product}/edit`],
      ] as const) {
        const actor = actors.get(role)
        if (!actor) throw new Error(`nobody is ${role}`)
        await actor.visitor.open(path)
        await actor.visitor.main().getByText('planted').first().waitFor()
        if (actor.count() > 0) found.push(`${path} runs one of ${batch.join(' ')}`)
        found.push(...(await badAddresses(actor.visitor.page)).map((address) => `${path} leads to ${address}`))
      }
    }
    expect(found).toEqual([])
  })
})

/** Counts the calls of `plazaRan` in all pages and frames of an actor. */
async function countRuns({ context }: Actor): Promise<() => number> {
  let runs = 0
  await context.exposeFunction('plazaRan', () => {
    runs += 1
  })
  return () => runs
}

/** Addresses of elements that would run a script or open a document made of text. */
const badAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')]
      .flatMap((element) => ['href', 'src', 'action', 'formaction', 'data'].flatMap((name) => element.getAttribute(name) ?? []))
      .filter((address) => {
        const { protocol } = new URL(address, location.href)
        return /script/.test(protocol) || (protocol === 'data:' && !/^data:image\/(png|jpeg|webp|avif)/.test(address))
      }),
  )

/** Gives each row one of the texts. */
async function plant(batch: readonly string[]): Promise<void> {
  for (const [table, columns] of Object.entries(TEXTS))
    for (const [shift, column] of columns.entries())
      await fixture.plaza.rows(
        `update ${table} as t set ${column} = ($1::text[])[1 + (r.n + $2) % $3] from (select ctid, row_number() over () as n from ${table}) r
         where t.ctid = r.ctid and t.${column} <> ''`,
        [batch, shift, batch.length],
      )
  for (const [table, column] of Object.entries(LISTS))
    await fixture.plaza.rows(
      `update ${table} set ${column} = array(select ($1::text[])[1 + (n + length(id)) % $2] from generate_subscripts(${column}, 1) n)`,
      [batch, batch.length],
    )
  for (const [table, { column, keys }] of Object.entries(JSON_TEXTS)) {
    const rows = await fixture.plaza.rows<{ row: string; value: unknown }>(`select ctid::text as row, ${column} as value from ${table}`)
    for (const [at, { row, value }] of rows.entries())
      await fixture.plaza.rows(`update ${table} set ${column} = $2 where ctid = $1::tid`, [
        row,
        JSON.stringify(swap(value, keys, batch, at)),
      ])
  }
}

/** The same JSON with the texts of these keys replaced. */
function swap(value: unknown, keys: RegExp, batch: readonly string[], at: number): unknown {
  if (Array.isArray(value)) return value.map((item, index) => swap(item, keys, batch, at + index))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [
      key,
      typeof inner === 'string' && keys.test(key) ? batch[(at + index) % batch.length] : swap(inner, keys, batch, at + index),
    ]),
  )
}
