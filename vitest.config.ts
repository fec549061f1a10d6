import { defineConfig } from 'vitest/config'
import { offlineOperations } from './src/platform/web/outbox/operations.vite.ts'

/** Two workers fit two cores; they share modules between files, and each test file has a database of its own instead. */
const shared = {
  pool: 'forks',
  maxWorkers: 2,
  isolate: false,
  environment: 'node',
  // What is waited for comes later on a busy machine.
  expect: { poll: { timeout: 20_000 } },
} as const

export default defineConfig({
  test: {
    ...shared,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        plugins: [offlineOperations({ root: import.meta.dirname })],
        test: {
          ...shared,
          name: 'plaza',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['test/walls/**', 'test/e2e/**', 'test/security/**', 'test/long/**'],
          globalSetup: ['test/cluster/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'security',
          include: ['test/security/**/*.test.ts'],
          globalSetup: ['test/cluster/global-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/cluster/global-setup.ts', 'test/e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...shared, name: 'walls', include: ['test/walls/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
