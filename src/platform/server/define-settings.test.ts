import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { defineSettings } from './define-settings.ts'
import type { AdminContext } from './services.ts'

type Shelter = { name: string; feePercent: number; closesAt: string | null; version: number }

const changes: number[] = []
const shelter = defineSettings<Shelter>({
  table: 'shelter_settings',
  columns: {
    name: true,
    feePercent: { column: 'feeHundredths', fromStored: (stored) => stored / 100, toStored: (fee) => fee * 100 },
    closesAt: true,
  },
  versionColumn: 'shelterVersion',
  audit: { action: 'test.settingsChanged', resource: { type: 'settings', id: 'shelter' } },
  changed: (_, { version }) => void changes.push(version),
})

let plaza: TestPlaza
let omar: AdminContext

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows(`create table shelter_settings (
    singleton boolean primary key default true, name text not null default 'Nest', fee_hundredths int not null default 250,
    closes_at text, shelter_version int not null default 1)`)
  await plaza.rows('insert into shelter_settings default values')
  omar = {
    services: plaza.services,
    viewer: {
      kind: 'member',
      id: 'usr_omar',
      role: 'admin',
      sessionId: 'ses_1',
      reauthenticatedUntil: null,
      lacksSecondFactor: false,
      guestId: null,
    },
    userId: 'usr_omar',
    membership: null,
    client: { address: '127.0.0.1', userAgent: '', deviceMarks: [] },
    language: 'en',
    requestId: 'req_test',
    idempotency: null,
  }
})
afterAll(() => plaza.close())

const nest: Shelter = { name: 'Nest', feePercent: 2.5, closesAt: null, version: 1 }
const barn: Shelter = { name: 'Barn', feePercent: 3.75, closesAt: '18:00', version: 2 }

describe('settings', () => {
  test('are read in the units of the contract', async () => {
    expect(await shelter.load(plaza.services.db)).toEqual(nest)
  })

  test('change as a whole and are recorded with both values', async () => {
    expect(await shelter.update(omar, { ...barn, version: 1 })).toEqual(barn)
    expect(changes).toEqual([2])
    const [entry] = await plaza.rows<{ actor: string; details: unknown }>(
      `select actor, details from audit.entries where action = 'test.settingsChanged'`,
    )
    expect(entry).toEqual({ actor: 'usr_omar', details: { before: nest, after: barn } })
  })

  test('at an old version are refused with the current ones, and nothing is recorded', async () => {
    await expect(shelter.update(omar, { ...nest, version: 1 })).rejects.toMatchObject({ code: 'STALE', data: { current: barn } })
    expect(await plaza.rows(`select 1 from audit.entries where action = 'test.settingsChanged'`)).toHaveLength(1)
    expect(changes).toEqual([2])
  })
})
