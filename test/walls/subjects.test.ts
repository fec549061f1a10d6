import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { subjects } from '#app/server/wiring.ts'
import { joinSubjects } from '#platform/server/subjects.ts'
import { readSources } from './schemas.ts'
import { impersonalDomains } from './subjects.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const migrations = readSources(ROOT, 'src/domains/*/server/migrations/*.sql')
const registering = readSources(ROOT, 'src/domains/*/server/subjects.ts')
const personalDomains = registering.filter(({ text }) => /\bpersonal: \{/.test(text)).map(({ path }) => path.split('/')[2] ?? '')

describe('wall 6: subjects', () => {
  test('every domain whose tables name a person can export and erase them', () => {
    expect(personalDomains.sort()).toEqual([
      'accounts',
      'cart',
      'checkout',
      'finance',
      'inventory',
      'marketplace',
      'orders',
      'reviews',
      'vendors',
      'workspaces',
    ])
    expect(impersonalDomains(migrations, personalDomains)).toEqual([])
  })

  test('every registered subject is joined by the app, each type once', () => {
    expect(registering.length).toBeGreaterThanOrEqual(4)
    expect([...subjects.types].sort()).toEqual([
      'application',
      'cart',
      'checkout',
      'hold',
      'order',
      'payout',
      'product',
      'question',
      'review',
      'shopping',
      'stockAdjustment',
      'user',
      'vendor',
      'workspace',
    ])
    // In the order of the line: an account is erased from its end, and goes last itself.
    expect(subjects.personal.map(({ type }) => type)).toEqual([
      'user',
      'workspace',
      'application',
      'hold',
      'stockAdjustment',
      'payout',
      'cart',
      'order',
      'checkout',
      'review',
      'question',
      'shopping',
    ])
  })

  test('planted breaches are found', () => {
    const planted = [
      {
        path: 'src/domains/crm/server/migrations/1.sql',
        text: 'create table crm.notes (\n  id text primary key,\n  author_id text not null\n);',
      },
    ]
    expect(impersonalDomains(planted, ['orders'])).toEqual(['crm.notes names a person'])
    expect(impersonalDomains(planted, ['crm'])).toEqual([])
    const twin = { type: 'order', cards: async () => [] }
    expect(() => joinSubjects([twin, twin])).toThrow('two subjects have one type')
  })
})
