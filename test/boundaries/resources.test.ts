import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { domains } from '#app/server/domains.ts'
import { resources } from '#app/server/wiring.ts'
import { defineResource, joinResources } from '#platform/server/resources.ts'
import { domainsWithoutPersonalData } from './resources.ts'
import { readSources } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const migrations = readSources(ROOT, 'src/domains/*/server/migrations/*.sql')
const registering = readSources(ROOT, 'src/domains/*/server/resources.ts')
const domainsWithPersonalData = registering
  .filter(({ text }) => /\bpersonalData: \{/.test(text))
  .map(({ path }) => path.split('/')[2] ?? '')

describe('boundary 6: resources', () => {
  test('every domain whose tables name a person can export and erase them', () => {
    expect(domainsWithPersonalData.length).toBeGreaterThanOrEqual(10)
    expect(domainsWithoutPersonalData(migrations, domainsWithPersonalData)).toEqual([])
  })

  test('every resource of a domain is joined by the app, in dependency order', () => {
    const declared = domains.flatMap(({ resources = [] }) => resources)
    expect(registering.length).toBeGreaterThanOrEqual(10)
    expect(domains.filter((domain) => domain.resources).length).toBe(registering.length)
    expect(declared.length).toBeGreaterThanOrEqual(14)
    expect(resources.types).toEqual(declared.map(({ type }) => type))
    // An account is erased from the end of this list, so it goes last itself.
    expect(resources.personalData.map(({ type }) => type)).toEqual(
      declared.filter(({ personalData }) => personalData).map(({ type }) => type),
    )
    expect(resources.personalData[0]?.type).toBe('user')
  })

  test('planted violations are found', () => {
    const planted = [
      {
        path: 'src/domains/crm/server/migrations/1.sql',
        text: 'create table crm.notes (\n  id text primary key,\n  author_id text not null\n);',
      },
    ]
    expect(domainsWithoutPersonalData(planted, ['orders'])).toEqual(['crm.notes names a person'])
    expect(domainsWithoutPersonalData(planted, ['crm'])).toEqual([])
    const twin = { type: 'order' }
    expect(() => joinResources([twin, twin])).toThrow('two resources have the same type')
    expect(() => joinResources([twin], [{ type: 'lead', hidden: async () => new Set<string>() }])).toThrow('a restriction names lead')
    const nobody = async () => new Set<string>()
    expect(() => defineResource({ type: 'lead', can: nobody })).toThrow('lead needs both can and audience')
    expect(() => defineResource({ type: 'lead', cards: async () => [] })).toThrow('lead shows cards, so it needs can')
  })
})
