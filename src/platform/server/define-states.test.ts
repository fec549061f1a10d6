import { describe, expect, test } from 'vitest'
import { defineStates, type StatesDefinition } from './define-states.ts'

type Lead = 'new' | 'contacted' | 'won' | 'lost'

const LEADS: StatesDefinition<Lead> = {
  of: 'a lead',
  first: 'new',
  transitions: { new: { contact: 'contacted', lose: 'lost' }, contacted: { win: 'won', lose: 'lost' }, won: {}, lost: { reopen: 'new' } },
  final: ['won'],
}
const leads = defineStates(LEADS)

describe('a table of states', () => {
  test('says what may follow and what came before', () => {
    expect(leads.all).toEqual(['new', 'contacted', 'won', 'lost'])
    expect(leads.next('new')).toEqual(['contacted', 'lost'])
    expect(leads.before('lost')).toEqual(['new', 'contacted'])
    expect([leads.can('contacted', 'won'), leads.can('new', 'won')]).toEqual([true, false])
  })

  test('finds the shortest way, and none from a final state', () => {
    expect(leads.way('new', 'won')).toEqual(['contacted', 'won'])
    expect(leads.way('lost', 'won')).toEqual(['new', 'contacted', 'won'])
    expect(leads.way('new', 'new')).toEqual([])
    expect(leads.way('won', 'lost')).toBeNull()
  })

  test('names its transitions', () => {
    expect(leads.transition('contacted', 'won')).toBe('win')
    expect(leads.transition('new', 'won')).toBeNull()
  })
})

describe('a table that contradicts itself is refused', () => {
  const tables: [string, Partial<StatesDefinition<Lead>>][] = [
    [
      'lost cannot be reached from new',
      { transitions: { ...LEADS.transitions, new: { contact: 'contacted' }, contacted: { win: 'won' } } },
    ],
    ['nothing leaves won, but it is not final', { final: [] }],
    ['lost is final, but something leaves it', { final: ['won', 'lost'] }],
    [
      'two transitions lead from new to the same state',
      { transitions: { ...LEADS.transitions, new: { contact: 'contacted', call: 'contacted', lose: 'lost' } } },
    ],
  ]
  test.each(tables)('%s', (problem, wrong) => {
    expect(() => defineStates({ ...LEADS, ...wrong })).toThrow(`the states of a lead: ${problem}`)
  })
})
