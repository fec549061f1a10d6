import { describe, expect, test } from 'vitest'
import { AREAS } from '#platform/shared/contract.ts'
import { handles, heldAreas, isAtLeast, listedAreas } from './seat.rules.ts'

const ROLES = ['owner', 'manager', 'staff'] as const

describe('who handles whose seat', () => {
  test('owners handle managers and staff, managers handle staff, nobody handles their equal', () => {
    const handled = ROLES.flatMap((actor) => ROLES.filter((role) => handles(actor, role)).map((role) => `${actor} → ${role}`))
    expect(handled).toEqual(['owner → manager', 'owner → staff', 'manager → staff'])
  })

  test('each role is at least the ones below it', () => {
    expect(ROLES.map((role) => ROLES.filter((least) => isAtLeast(role, least)))).toEqual([
      ['owner', 'manager', 'staff'],
      ['manager', 'staff'],
      ['staff'],
    ])
  })
})

describe('areas', () => {
  test('owners and managers hold all of them, staff holds what is listed', () => {
    expect(heldAreas('owner', [])).toEqual(AREAS)
    expect(heldAreas('manager', [])).toEqual(AREAS)
    expect(heldAreas('staff', ['hr'])).toEqual(['hr'])
    expect(heldAreas('staff', [])).toEqual([])
  })

  test('only for staff they are written down, each once', () => {
    expect(listedAreas('staff', ['hr', 'catalog', 'hr'])).toEqual(['catalog', 'hr'])
    expect(listedAreas('manager', ['hr'])).toEqual([])
  })
})
