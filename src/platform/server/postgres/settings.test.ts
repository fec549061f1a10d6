import { expect, test } from 'vitest'
import { memorySettings } from './settings.ts'

const GIB = 2 ** 30

test.each([
  [0.5 * GIB, '128MB', '512MB'],
  [2 * GIB, '256MB', '1024MB'],
  [24 * GIB, '3072MB', '12288MB'],
  [256 * GIB, '4096MB', '16384MB'],
])('a machine of %i bytes gives PostgreSQL %s, and is believed to keep %s of files', (machine, buffers, files) => {
  expect(memorySettings(machine)).toEqual({ shared_buffers: buffers, effective_cache_size: files })
})
