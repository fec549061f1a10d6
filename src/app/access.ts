/** Who may open a page, decided from its screen (spec §6). */
import type { ScreenAccess } from '#platform/shared/screens.ts'
import { findScreen } from './screens.ts'

export type RequiredRole = Exclude<ScreenAccess, 'anyone'>

/** The page after login when no return path is given. */
export const HOME = '/dashboard'

export type CurrentUser = { role: 'user' | 'vendor' | 'admin' } | null

/** Returns the role that a path requires; null means public. */
export function requiredRole(path: string): RequiredRole | null {
  const access = findScreen(path)?.access ?? 'anyone'
  return access === 'anyone' ? null : access
}

/** Administrators count as vendors, because they run the platform store. */
export function isVendor(user: NonNullable<CurrentUser>): boolean {
  return user.role !== 'user'
}

/** Returns where to redirect a viewer who may not see a page (spec §6, reading 1); null grants access. `address` is path and query. */
export function redirectFor(required: RequiredRole, user: CurrentUser, address: string): string | null {
  if (required === 'admin') return user?.role === 'admin' ? null : '/'
  if (required === 'vendor') return user && isVendor(user) ? null : HOME
  return user ? null : `/login?${new URLSearchParams({ from: address })}`
}

export function mayOpen(access: ScreenAccess, user: CurrentUser): boolean {
  return access === 'anyone' || redirectFor(access, user, '/') === null
}
