import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string> }

/** npm drops other systems' packages when it rewrites the lockfile next to installed node_modules; then `npm ci` fails on those systems. */
test('the lockfile knows the packages of every system', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})
