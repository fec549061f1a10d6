import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The screens of the auth layout (spec §2). */
export const entryRoutes: RouteConfigEntry[] = [
  route('login', 'domains/accounts/web/entry/login.page.tsx'),
  route('register', 'domains/accounts/web/entry/register.page.tsx'),
  route('forgot-password', 'domains/accounts/web/recovery/forgot-password.page.tsx'),
  route('reset-password', 'domains/accounts/web/recovery/reset-password.page.tsx'),
  route('verify-email', 'domains/accounts/web/recovery/verify-email.page.tsx'),
]

const PROFILE = 'domains/accounts/web/profile/profile.page.tsx'

/** Of the app layout: one's own profile, and anybody's. */
export const profileRoutes: RouteConfigEntry[] = [route('profile', PROFILE, { id: 'profile' }), route('profile/:username', PROFILE)]

/** Rooms of the administration. */
export const administrationRoutes: RouteConfigEntry[] = [
  route('users', 'domains/accounts/web/administration/users.page.tsx'),
  route('users/:userId', 'domains/accounts/web/administration/user.page.tsx'),
  route('checks', 'domains/accounts/web/administration/checks.page.tsx'),
  route('audit', 'domains/accounts/web/administration/audit.page.tsx'),
]
