import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const LOAD_PLAZA = new URL('./load-plaza.ts', import.meta.url).href

/** Prints the packages that are loaded with Plaza. */
const PROGRAM = `
import { registerHooks } from 'node:module'
const packages = new Set()
registerHooks({
  load(url, context, nextLoad) {
    packages.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1] ?? '')
    return nextLoad(url, context)
  },
})
const { loadPlaza } = await import('${LOAD_PLAZA}')
await loadPlaza({ role: 'worker' })
process.stdout.write([...packages].join(' '))
process.exit()
`

test('what draws documents, codes and pictures, and the package of Stripe, is loaded when it is needed, because it takes memory', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  })
  const loaded = stdout.split(' ')
  expect(loaded).toContain('kysely')
  for (const heavy of ['@myriaddreamin/typst-ts-node-compiler', 'bwip-js', 'sharp', 'stripe']) expect(loaded).not.toContain(heavy)
})
