import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createBom, type Lockfile } from './sbom.ts'
import { readPackageList } from './server-packages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const listed = readPackageList(ROOT)

test('what a server really loads is on the list', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({
      resolve(specifier, context, next) {
        const found = next(specifier, context)
        const name = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url)?.[1]
        if (name) loaded.add(name)
        return found
      },
    })
    await import('./src/app/server/plaza.ts')
    console.log(JSON.stringify([...loaded]))
    process.exit(0)`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT, encoding: 'utf8' })
  const loaded = JSON.parse(output) as string[]
  expect(loaded.length).toBeGreaterThan(40)
  expect(loaded.filter((name) => !listed.includes(name))).toEqual([])
})

test('the bill of materials names every package of the lockfile, with its hash and what it depends on', () => {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
  const bom = createBom(lockfile, { name: 'plaza', version: '1.2.3' })
  const purls = new Set(bom.components.map(({ purl }) => purl))
  expect(purls.size).toBe(bom.components.length)
  const versions = Object.entries(lockfile.packages).flatMap(([place, { version }]) => (place === '' ? [] : [`@${version}`]))
  expect(versions.filter((version) => !bom.components.some(({ purl }) => purl.endsWith(version)))).toEqual([])
  expect(bom.components.filter(({ version }) => version === '')).toEqual([])
  const hashed = Object.values(lockfile.packages).filter(({ integrity }) => integrity?.startsWith('sha512-'))
  expect(hashed.length).toBeGreaterThan(300)
  const digests = new Set(bom.components.flatMap(({ hashes }) => hashes.map(({ alg, content }) => `${alg}:${content}`)))
  const wanted = hashed.map(({ integrity = '' }) => `SHA-512:${Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')}`)
  expect(wanted.filter((digest) => !digests.has(digest))).toEqual([])
  expect(bom.components.find(({ name }) => name === 'pg')).toMatchObject({ scope: 'required', licenses: [{ expression: 'MIT' }] })
  expect(bom.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded')
  expect(bom.components.find(({ name }) => name === '@orpc/server')?.purl).toMatch(/^pkg:npm\/%40orpc\/server@\d/)

  const known = new Set([...purls, bom.metadata.component['bom-ref']])
  expect(bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([])
  const listedNames = new Set(bom.components.map(({ name }) => name))
  expect(listed.filter((name) => !listedNames.has(name))).toEqual([])
})
