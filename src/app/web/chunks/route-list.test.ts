import { expect, test } from 'vitest'
import { readRouteList, routeListScript } from './route-list.ts'

const usual = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
}
const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/frame.js'], css: [] },
  routes: {
    root: { ...usual, id: 'root', path: '', hasErrorBoundary: true, module: '/assets/root.js' },
    'app/web/shells/public-shell': {
      ...usual,
      id: 'app/web/shells/public-shell',
      parentId: 'root',
      hasLoader: true,
      module: '/assets/shell.js',
    },
    '/': {
      ...usual,
      id: '/',
      parentId: 'app/web/shells/public-shell',
      index: true,
      module: '/assets/landing.js',
      css: ['/assets/hero.css'],
    },
    '/orders/:id': { ...usual, id: '/orders/:id', parentId: 'app/web/shells/public-shell', path: 'orders/:id', module: '/assets/order.js' },
    'unknown.page': { ...usual, id: 'unknown.page', parentId: 'app/web/shells/public-shell', path: '*', module: '/assets/unknown.js' },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

test('the script defines the list of React Router', () => {
  expect(readRouteList(routeListScript(manifest))).toStrictEqual(manifest)
})

test('the files of each route are left out', () => {
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: ['/assets/frame.js'] }]))
  const script = routeListScript({ ...manifest, routes })
  expect(readRouteList(script)).toStrictEqual(manifest)
  expect(script.length).toBeLessThan(JSON.stringify(manifest).length)
})
