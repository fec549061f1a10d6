import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The screens of the auth layout (spec §2). */
export const entryRoutes: RouteConfigEntry[] = [
  route('login', 'domains/accounts/web/entry/login.page.tsx'),
  route('register', 'domains/accounts/web/entry/register.page.tsx'),
  route('forgot-password', 'domains/accounts/web/recovery/forgot-password.page.tsx'),
  route('reset-password', 'domains/accounts/web/recovery/reset-password.page.tsx'),
  route('verify-email', 'domains/accounts/web/recovery/verify-email.page.tsx'),
]
