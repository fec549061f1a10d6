import { expect, test } from 'vitest'
import { type ModuleGraph, reach, readModuleGraph, type SourceModule } from './module-graph.ts'

/** Ids are the sources that the code names, in its order. */
function read(files: Record<string, string>, { pure = [], opened = [] }: { pure?: string[]; opened?: string[] } = {}): ModuleGraph {
  const sources = Object.entries(files).map(([id, code]): [string, SourceModule] => {
    const dynamic = [...code.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => name)
    const fixed = [...code.matchAll(/(?:from|^import) '([^']+)'/gm)].map(([, name = '']) => name)
    return [id, { code, importedIds: [...new Set(fixed)], dynamicallyImportedIds: [...new Set(dynamic)], isPure: pure.includes(id) }]
  })
  return readModuleGraph(new Map(sources), (id) => opened.includes(id))
}
const importsOf = (graph: ModuleGraph, id: string) => [...(graph.get(id)?.imports ?? [])].sort()

test('a page that imports one name of a public interface needs only the module of that name', () => {
  const graph = read(
    {
      page: "import { Cart } from 'door'",
      door: "export { Cart } from 'cart'\nexport { Checkout } from 'checkout'",
      cart: 'export const Cart = 1',
      checkout: 'export const Checkout = 1',
    },
    { pure: ['door'] },
  )
  expect(importsOf(graph, 'page')).toEqual(['cart'])
})

test('a module without effects does not need what it only passes on', () => {
  const files = {
    page: "import { Bell } from 'door'",
    door: "export { Cart } from 'cart'\nexport const Bell = 1",
    cart: 'export const Cart = 1',
  }
  expect([...reach(read(files, { pure: ['door'] }), ['page'])]).toEqual(['page', 'door'])
  expect([...reach(read(files), ['page'])]).toEqual(['page', 'door', 'cart'])
})

test('what is left of an import of types needs no module without effects', () => {
  const files = { page: "import {} from 'icons'\nimport 'styles'", icons: 'export const Bell = 1', styles: 'add()' }
  expect(importsOf(read(files, { pure: ['icons'] }), 'page')).toEqual(['styles'])
})

test('a module counts by its compressed bytes, without comments', () => {
  const code = 'export function sum(first, second) {\n  return first + second\n}'
  const graph = read({ plain: code, explained: `// ${'What it adds up. '.repeat(50)}\n${code}`, large: code + names(40) })
  const bytes = (id: string) => graph.get(id)?.bytes ?? 0
  expect(bytes('explained')).toBe(bytes('plain'))
  expect(bytes('large')).toBeGreaterThan(5 * bytes('plain'))
})
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `\nexport const size${index} = ${JSON.stringify((index * 7919).toString(36))}`).join('')

test('a module with effects of its own is needed itself, with all that it imports', () => {
  const graph = read({ page: "import { Cart } from 'door'", door: "export { Cart } from 'cart'", cart: 'export const Cart = 1' })
  expect(importsOf(graph, 'page')).toEqual(['door'])
  expect([...reach(graph, ['page'])]).toEqual(['page', 'door', 'cart'])
})

test('a name is followed through imports that are exported again, renamed or as a namespace', () => {
  const graph = read(
    {
      page: "import { Shown, Menu, all } from 'library'",
      library:
        "import { Dialog as Inner } from 'dialog'\nimport * as Menu from 'menu'\nexport * as all from 'rest'\nexport { Inner as Shown, Menu }\nimport * as Toast from 'toast'\nexport { Toast }",
      dialog: 'export const Dialog = 1',
      menu: 'export const Item = 1',
      rest: 'export const one = 1',
      toast: 'export const Root = 1',
    },
    { pure: ['library', 'menu'] },
  )
  expect(importsOf(graph, 'page')).toEqual(['dialog', 'menu', 'rest'])
})

test('a name of a module whose exports are all exported again needs only the module that declares it', () => {
  const one = 'export function count() {}\nclass Unit {}\nexport { Unit as Measure }'
  const door = "export * from 'one'\nexport * from 'two'\nexport { Cart } from 'cart'"
  const graph = read(
    { page: "import { count, Measure } from 'door'", door, one, two: '', cart: 'export const Cart = 1' },
    { pure: ['door'] },
  )
  expect(importsOf(graph, 'page')).toEqual(['one'])
})

test('a name that may come from several modules needs all of them', () => {
  const graph = read(
    { page: "import { limit } from 'door'", door: "export * from 'one'\nexport * from 'two'", one: 'export const [limit] = [1]', two: '' },
    { pure: ['door'] },
  )
  expect(importsOf(graph, 'page')).toEqual(['door', 'one', 'two'])
})

test('what is shown at once is a part of its page, what somebody opens is loaded later', () => {
  const graph = read(
    {
      page: "const Chart = lazyPart(() => import('chart'))\nconst Dialog = lazy(() => import('dialog'))\nconst Reviews = visiblePart(() => import('reviews'))\nconst Bell = lazy(() => import('bell'))\nconst send = () => import('send')",
      chart: '',
      dialog: '',
      reviews: '',
      bell: '',
      send: '',
    },
    { opened: ['dialog'] },
  )
  const { parts, seen, lazy, later } = graph.get('page') ?? {}
  expect([parts, seen, lazy, later].map((some) => [...(some ?? [])])).toEqual([['chart'], ['reviews'], ['bell'], ['send', 'dialog']])
})

test('a part that a module exports belongs to those that import its name, also through a public interface', () => {
  const files = {
    shop: "import { Bell } from 'door'",
    order: "import { Composer } from 'door'",
    door: "export { Bell } from 'bell'\nexport const Composer = lazyPart(async () => (await import('composer')).Composer)",
    bell: 'export const Bell = 1',
    composer: '',
  }
  const graph = read(files, { pure: ['door'] })
  expect(graph.get('shop')?.parts).toEqual(new Set())
  expect(graph.get('door')?.parts).toEqual(new Set())
  expect(graph.get('order')?.parts).toEqual(new Set(['composer']))
  const used = read({ door: "export const Chart = lazyPart(() => import('chart'))\nexport const Report = () => Chart", chart: '' })
  expect(used.get('door')?.parts).toEqual(new Set(['chart']))
})
