import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DOMAIN_LINE } from '#map'
import { importBreaches, readImports } from './imports.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PLANTED = fileURLToPath(new URL('./planted/', import.meta.url))

describe('walls 1–3: imports', () => {
  test('nobody breaks them', { timeout: 60_000 }, async () => {
    const graph = await readImports(ROOT)
    expect(graph.modules.length).toBeGreaterThan(150)
    expect(graph.imports.length).toBeGreaterThan(400)
    expect(graph.imports.some(({ to }) => to === 'src/domains/catalog/server/index.ts')).toBe(true)
    expect(importBreaches(graph)).toEqual([])
  })

  test('every planted breach is found', async () => {
    const breaches = importBreaches(await readImports(PLANTED), ['left', 'right'])
    expect(breaches.sort()).toEqual([
      'src/domains/left/server/calls-right.ts → src/domains/right/server/index.ts: to the right',
      'src/domains/left/server/index.ts → src/domains/left/web/index.ts: server imports web',
      'src/domains/left/server/knows-app.ts → src/app/server/main.ts: app is imported',
      'src/domains/left/server/round.ts → src/domains/left/server/trip.ts: a circle',
      'src/domains/right/server/climbs-in.ts → src/domains/left/server/inside.ts: not through the door',
      'src/domains/right/web/index.ts → src/domains/right/server/index.ts: web imports server',
      'src/facts/left.ts → src/domains/left/contract.ts: facts import more than shared',
      'src/platform/server/db.ts → src/domains/left/server/index.ts: platform imports what is not platform',
    ])
  })

  test('every domain stands in the line', () => {
    const folders = readdirSync(`${ROOT}src/domains`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.length).toBeGreaterThanOrEqual(8)
    expect(folders.filter((name) => !(DOMAIN_LINE as readonly string[]).includes(name))).toEqual([])
  })
})
