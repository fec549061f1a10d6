/** Any sequence of merges and undos: no interaction is lost or doubled, and each contact is in exactly one place. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Crm, openCrm } from '../../test/crm.ts'
import { idsOf, mergesOf } from '../../test/merging.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(() => plaza.close())

const CONTACTS = 4
const place = fc.nat(CONTACTS - 1)
const step = fc.oneof(
  fc.record({ do: fc.constant('merge' as const), at: place, other: place }),
  fc.record({ do: fc.constant('undo' as const), at: place }),
  fc.record({ do: fc.constant('log' as const), at: place }),
)

test('after any merges and undos every interaction is at one contact, and each contact is shown or leads to one that is', async () => {
  const merges = mergesOf(crm)
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      round += 1
      const segment = `Round ${round}`
      const made = []
      for (let at = 0; at < CONTACTS; at += 1) made.push(await crm.contact(`Contact ${at}`, { segment }))
      const ids = idsOf(made)
      const id = (at: number) => ids[at] ?? ''
      let logged = 0
      for (const one of steps) {
        if (one.do === 'merge') await merges.merge(id(one.at), id(one.other), ['notes', 'stage'])
        else if (one.do === 'undo') await merges.undo(id(one.at))
        else
          logged += (await crm.ask('interactions.log', { contactId: id(one.at), type: 'call', date: '2026-11-02' })).status === 200 ? 1 : 0
      }
      const shown: string[] = idsOf((await crm.ask('contacts.list', { segment })).body.items)
      const leads = await Promise.all(ids.map(async (one) => (await crm.get(one)).id))
      expect([...new Set(leads)].sort()).toEqual([...shown].sort())
      const counts = await Promise.all(shown.map(async (one) => (await merges.interactions(one)).length))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(logged)
      expect(await findViolations(plaza.pool)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
