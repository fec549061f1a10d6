/** Which accounts are listed: a part of the address. */
import type { Role } from '../../contract.ts'

const ROLES: readonly Role[] = ['user', 'vendor', 'admin']
const STATES = ['active', 'suspended'] as const
const MAX_SEARCH = 200

export type AccountFilters = { q?: string; role?: Role; state?: (typeof STATES)[number] }

/** What is no filter of ours is left out. */
export function readFilters(search: URLSearchParams): AccountFilters {
  const q = (search.get('q') ?? '').trim().slice(0, MAX_SEARCH)
  const role = ROLES.find((name) => name === search.get('role'))
  const state = STATES.find((name) => name === search.get('state'))
  return { ...(q && { q }), ...(role && { role }), ...(state && { state }) }
}

export function writeFilters(filters: AccountFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
}
