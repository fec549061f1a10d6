import { expect, test } from 'vitest'
import type { Module, ModuleGraph } from './module-graph.ts'
import { type PageModules, planChunks } from './plan-chunks.ts'

type Needs = { imports?: string[]; parts?: string[]; seen?: string[]; lazy?: string[]; later?: string[]; bytes?: number }

const graphOf = (modules: Record<string, Needs>): ModuleGraph =>
  new Map(
    Object.entries(modules).map(([id, { imports = [], parts = [], seen = [], lazy = [], later = [], bytes = 1000 }]): [string, Module] => [
      id,
      {
        bytes,
        imports: new Set(imports),
        parts: new Set(parts),
        seen: new Set(seen),
        lazy: new Set(lazy),
        later: new Set(later),
      },
    ]),
  )
const page = (id: string, first: number, whole = first, meetsConditions = false): PageModules => ({
  modules: [id],
  weight: 1,
  allowance: { first, upTo: Number.POSITIVE_INFINITY, whole },
  meetsConditions,
})

/** The modules of each file, sorted. */
function plan(modules: Record<string, Needs>, pages: PageModules[], frame: string[] = []): string[] {
  const files = planChunks(graphOf(modules), pages, new Set(frame))
  return [...Map.groupBy(files.keys(), (id) => files.get(id))].map(([, ids]) => ids.sort().join(' ')).sort()
}

test('modules that the same visits load are one file; the frame is one for all', () => {
  const shop = {
    marketplace: { imports: ['card', 'money'] },
    cart: { imports: ['card', 'money', 'frame'] },
    card: {},
    money: {},
    frame: {},
  }
  expect(plan(shop, [page('marketplace', 0), page('cart', 0)], ['frame'])).toEqual(['card frame money', 'cart', 'marketplace'])
})

test('files are merged only as far as every visit is allowed to load what it does not need', () => {
  const shop = { one: { imports: ['card', 'small'] }, two: { imports: ['card'] }, card: {}, small: { bytes: 100 } }
  expect(plan(shop, [page('one', 0), page('two', 99)])).toEqual(['card', 'one small', 'two'])
  const { small, card } = Object.fromEntries(
    planChunks(graphOf({ ...shop, one: { ...shop.one, bytes: 900 } }), [page('one', 0), page('two', 1000)], new Set()),
  )
  expect(small).toBe(card)
})

test('no visit loads more than its allowance, however many merges there are', () => {
  const ALLOWANCE = 700
  const numbers = Array.from({ length: 12 }, (_, index) => index)
  const isShared = (module: number, page: number) => (module * 7 + page * (module + 3)) % 5 < 2
  const needs = numbers.map((page) =>
    Array.from({ length: 40 }, (_, index) => index)
      .filter((module) => isShared(module, page))
      .map((module) => `m${module}`),
  )
  const modules: Record<string, Needs> = Object.fromEntries(numbers.map((page) => [`page${page}`, { imports: needs[page] ?? [] }]))
  for (let module = 0; module < 40; module += 1) modules[`m${module}`] = { bytes: 100 }
  const files = planChunks(
    graphOf(modules),
    numbers.map((number) => page(`page${number}`, ALLOWANCE)),
    new Set(),
  )
  const signatures = new Set(
    Object.keys(modules).map((id) => numbers.filter((page) => id === `page${page}` || needs[page]?.includes(id)).join()),
  )
  expect(new Set(files.values()).size).toBeLessThan(signatures.size)
  for (const page of numbers) {
    const loaded = new Set([`page${page}`, ...(needs[page] ?? [])].map((id) => files.get(id)))
    const unneeded = [...files].filter(([id, file]) => loaded.has(file) && id !== `page${page}` && !needs[page]?.includes(id))
    expect(unneeded.reduce((sum, [id]) => sum + (modules[id]?.bytes ?? 1000), 0)).toBeLessThanOrEqual(ALLOWANCE)
  }
})

test('parts of a page become few files, beside what comes first', () => {
  const product = {
    page: { imports: ['price'], parts: ['reviews', 'questions'] },
    price: {},
    reviews: { imports: ['stars'] },
    questions: {},
    stars: {},
  }
  expect(plan(product, [page('page', 0)])).toEqual(['page price', 'questions reviews stars'])
})

test('a dialog that somebody opens stays out of the files of its page, also one that a dialog opens', () => {
  const order = { page: { later: ['ship'] }, ship: { imports: ['form'], later: ['confirm'] }, form: {}, confirm: { bytes: 20_000 } }
  expect(plan(order, [page('page', 0)])).toEqual(['confirm', 'form ship', 'page'])
})

test('what a page loads when it is seen stays out of the files of its parts, and is few files', () => {
  const product = { page: { parts: ['gallery'], seen: ['reviews', 'questions'] }, gallery: {}, reviews: {}, questions: {} }
  expect(plan(product, [page('page', 0)])).toEqual(['gallery', 'page', 'questions reviews'])
})

test('what a page loads on a condition is one of its parts only where the condition is mostly met', () => {
  const shop = { page: { parts: ['shelf'], lazy: ['bell'] }, shelf: {}, bell: {} }
  expect(plan(shop, [page('page', 0)])).toEqual(['bell', 'page', 'shelf'])
  expect(plan(shop, [page('page', 0, 0, true)])).toEqual(['bell shelf', 'page'])
})

test('what a page loads first stays below its limit', () => {
  const shop = { one: { imports: ['card', 'small'] }, two: { imports: ['card'] }, card: {}, small: { bytes: 100 } }
  const isMerged = (upTo: number) => {
    const pages = [page('one', 0), { ...page('two', 0), allowance: { first: 5000, upTo, whole: 5000 } }]
    const files = planChunks(graphOf(shop), pages, new Set())
    return files.get('small') === files.get('card')
  }
  // `two` needs 2000 bytes, `one` and `small` are 1100.
  expect(isMerged(3099)).toBe(false)
  expect(isMerged(3100)).toBe(true)
})

test('a visit that loads a merged file pays for its imports too', () => {
  const shop = {
    orders: { imports: ['table', 'list'] },
    customers: { imports: ['table', 'list'] },
    products: { imports: ['sorting'] },
    login: { imports: ['table'] },
    table: {},
    list: { imports: ['sorting'] },
    sorting: { bytes: 5000 },
  }
  const isMerged = (allowance: number) => {
    const pages = ['orders', 'customers', 'products'].map((id) => page(id, 0))
    const files = planChunks(graphOf(shop), [...pages, page('login', allowance)], new Set())
    return files.get('table') === files.get('list')
  }
  // `list` and what it imports.
  expect(isMerged(5900)).toBe(false)
  expect(isMerged(6000)).toBe(true)
})

test('files never import each other in a circle', () => {
  // Merging `a` and `c`, which the same visits load, would be a circle through `b`, which more visits load.
  const modules = { one: { imports: ['a'] }, two: { imports: ['b'] }, a: { imports: ['b'] }, b: { imports: ['c'] }, c: {} }
  const graph = graphOf(modules)
  const files = planChunks(graph, [page('one', 5000), page('two', 5000)], new Set())
  const next = new Map<number | undefined, Set<number | undefined>>()
  for (const [id, file] of files)
    for (const imported of graph.get(id)?.imports ?? [])
      if (files.get(imported) !== file) next.set(file, (next.get(file) ?? new Set()).add(files.get(imported)))
  for (const file of next.keys()) {
    const reached = new Set(next.get(file))
    for (const one of reached) for (const other of next.get(one) ?? []) reached.add(other)
    expect(reached.has(file)).toBe(false)
  }
})
