/** Boundary 11: no package enters the server unseen. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { directPackages, importsOf, readPackageList, serverPackages, toPackage } from '../../scripts/server-packages.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the list of the server’s packages is complete', () => {
  const listed = readPackageList(ROOT)
  expect(listed.length).toBeGreaterThan(100)
  expect(listed).toEqual(serverPackages(ROOT))
})

test('a package that a module of a module imports is found, but not if only its types are imported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-packages-'))
  try {
    writeFileSync(join(folder, 'a.ts'), "import { b } from './b.ts'\nimport type { C } from 'only-types'\nimport fs from 'node:fs'\n")
    writeFileSync(
      join(folder, 'b.ts'),
      [
        "export { x } from '@planted/one/deep'",
        "const two = await import('planted-two')",
        "import 'planted-three'",
        "export type { T } from 'only-types'",
        'export type Load = () => Promise<unknown>',
        "export const load: Load = () => import('planted-four')\n",
      ].join('\n'),
    )
    expect([...directPackages(folder, ['a.ts'], {})].sort()).toEqual(['@planted/one', 'planted-four', 'planted-three', 'planted-two'])
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(importsOf("import {\n  a,\n  b,\n} from\n  'x'").map(toPackage)).toEqual(['x'])
})
