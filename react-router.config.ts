import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // A build with the catalogue of parts is for tests (src/app/web/routes.ts), and never served.
  buildDirectory: process.env['PLAZA_CATALOGUE'] ?? 'build',
  ssr: true,
  // A route is one file: what it loads first and what it shows come together (docs/decisions/0083).
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
