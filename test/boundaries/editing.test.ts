import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { contract } from '#contract'
import { findOtherEditors, findUnknownDrafts, listWrites } from './editing.ts'
import { readSources } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const writes = listWrites(contract)
const web = readSources(ROOT, 'src/**/web/**/*.{ts,tsx}').filter(({ path }) => !/\.(test|catalogue)\.tsx?$/.test(path))

/**
 * Steps of an order, not edits of a record: there are no two versions of a field to choose from. A STALE step shows what happened to the
 * order, and its dialog keeps the input (src/domains/orders/web/vendor/use-step-form.tsx).
 */
const STEPS = /^orders\.vendor\./
/** The scope of the screens chooses between both at run time. */
const BY_SCOPE = ['promotions.update', 'promotions.admin.update', 'catalog.collections.update', 'catalog.admin.collections.update']

describe('one way to edit a record', () => {
  const stale = writes.filter(({ name, stale }) => stale && !STEPS.test(name)).map(({ name }) => name)

  test('every operation that can be STALE is saved by useEditForm', () => {
    expect([writes.length, stale.length, web.length].map((count, at) => count >= ([150, 20, 500][at] ?? 0))).toEqual([true, true, true])
    expect(writes.filter(({ name }) => STEPS.test(name)).length).toBeGreaterThanOrEqual(7)
    expect(
      findOtherEditors(
        stale.filter((name) => !BY_SCOPE.includes(name)),
        web,
      ),
    ).toEqual([])
    const form = web.find(({ path }) => path.endsWith('promotions/web/promotion-form.tsx'))
    expect(form?.text).toMatch(/useEditForm<[\s\S]*`\$\{operation\}\.update \$\{promotion\.id\}`/)
    const collection = web.find(({ path }) => path.endsWith('products/web/collections/collection-form.tsx'))
    expect(collection?.text).toMatch(/useEditForm<[\s\S]*`\$\{scope\.operations\}\.update \$\{collection\.id\}`/)
  })

  test('every draft is named by an operation', () => {
    const names = new Set(writes.map(({ name }) => name))
    expect(findUnknownDrafts([...names], web)).toEqual([])
    expect(web.filter(({ text }) => /\buse(?:Operation|Edit)Form\b[^'"]*\(\{/.test(text)).length).toBeGreaterThan(35)
  })

  test('planted violations are found', () => {
    const byHand = { path: 'crm.tsx', text: `useOperationForm({ draft: \`crm.contacts.update \${id}\`, words: "crm" })` }
    const right = { path: 'crm.tsx', text: byHand.text.replace('useOperationForm', 'useEditForm') }
    expect(findOtherEditors(['crm.contacts.update'], [byHand])).toEqual(['crm.contacts.update'])
    expect(findOtherEditors(['crm.contacts.update'], [right])).toEqual([])
    expect(findUnknownDrafts(['crm.contacts.add'], [right])).toEqual(['crm.tsx: crm.contacts.update'])
  })
})
