import { defineConfig } from 'vitest/config'
import { offlineOperations } from './src/platform/web/outbox/operations.vite.ts'
import { leftOut } from './test/long/files.ts'
import LongestFirst from './test/sequencer.ts'

/** Only a test that hangs takes this long: machines differ, so no test is judged by its time. */
const HANGS_MS = 600_000

/** Two workers fit two cores; test files share modules within a worker, and each has its own database. */
const shared = {
  pool: 'forks',
  maxWorkers: 2,
  isolate: false,
  environment: 'node',
  // Polled conditions take longer on a busy machine.
  expect: { poll: { timeout: 60_000 } },
} as const

export default defineConfig({
  test: {
    ...shared,
    sequence: { sequencer: LongestFirst },
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    projects: [
      {
        plugins: [offlineOperations({ root: import.meta.dirname })],
        test: {
          ...shared,
          name: 'plaza',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['test/boundaries/**', 'test/e2e/**', 'test/security/**', 'test/long/**', ...leftOut],
          globalSetup: ['test/cluster/print-seed.ts', 'test/cluster/global-setup.ts'],
          setupFiles: ['test/plaza/random-seed.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          ...shared,
          name: 'security',
          include: ['test/security/**/*.test.ts'],
          globalSetup: ['test/cluster/global-setup.ts'],
          testTimeout: HANGS_MS,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          // Pages wait for the server, and tests for pages.
          maxWorkers: 3,
          include: ['test/e2e/**/*.test.ts'],
          exclude: [...leftOut],
          globalSetup: ['test/cluster/global-setup.ts', 'test/e2e/global-setup.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      { test: { ...shared, name: 'boundaries', include: ['test/boundaries/**/*.test.ts'], testTimeout: HANGS_MS } },
    ],
  },
})
