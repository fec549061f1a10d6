import { describe, expect, test } from 'vitest'
import { PERMISSIONS } from '#platform/shared/contract.ts'
import { canManage, heldPermissions, isAtLeast, storedPermissions } from './membership.rules.ts'

const ROLES = ['owner', 'manager', 'staff'] as const

describe('who manages which members', () => {
  test('owners manage managers and staff, managers manage staff, nobody manages their equal', () => {
    const handled = ROLES.flatMap((actor) => ROLES.filter((role) => canManage(actor, role)).map((role) => `${actor} → ${role}`))
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

describe('permissions', () => {
  test('owners and managers have all of them, staff have the listed ones', () => {
    expect(heldPermissions('owner', [])).toEqual(PERMISSIONS)
    expect(heldPermissions('manager', [])).toEqual(PERMISSIONS)
    expect(heldPermissions('staff', ['hr'])).toEqual(['hr'])
    expect(heldPermissions('staff', [])).toEqual([])
  })

  test('are stored only for staff, each once', () => {
    expect(storedPermissions('staff', ['hr', 'catalog', 'hr'])).toEqual(['catalog', 'hr'])
    expect(storedPermissions('manager', ['hr'])).toEqual([])
  })
})
