import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DEPENDENCY_ORDER } from '#domains/dependency-order.ts'
import { importViolations, readImports } from './imports.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PLANTED = fileURLToPath(new URL('./planted/', import.meta.url))

describe('boundaries 1–3: imports', () => {
  test('have no violations', async () => {
    const graph = await readImports(ROOT)
    expect(graph.modules.length).toBeGreaterThan(150)
    expect(graph.imports.length).toBeGreaterThan(400)
    expect(graph.imports.some(({ to }) => to === 'src/domains/catalog/server/index.ts')).toBe(true)
    expect(importViolations(graph)).toEqual([])
  })

  test('every planted violation is found', async () => {
    const violations = importViolations(await readImports(PLANTED), ['left', 'right'])
    expect(violations.sort()).toEqual([
      'src/domains/left/server/calls-right.ts → src/domains/right/server/index.ts: against the dependency order',
      'src/domains/left/server/index.ts → src/domains/left/web/index.ts: server imports web',
      'src/domains/left/server/knows-app.ts → src/app/server/main.ts: app is imported',
      'src/domains/left/server/round.ts → src/domains/left/server/trip.ts: a cycle',
      'src/domains/right/server/climbs-in.ts → src/domains/left/server/inside.ts: not through the public interface',
      'src/domains/right/web/index.ts → src/domains/right/server/index.ts: web imports server',
      'src/events/left.ts → src/domains/left/contract.ts: events import outside shared',
      'src/platform/server/db.ts → src/domains/left/server/index.ts: platform imports outside platform',
    ])
  })

  test('every domain is in the dependency order', () => {
    const folders = readdirSync(`${ROOT}src/domains`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.length).toBeGreaterThanOrEqual(8)
    expect(folders.filter((name) => !(DEPENDENCY_ORDER as readonly string[]).includes(name))).toEqual([])
  })
})
