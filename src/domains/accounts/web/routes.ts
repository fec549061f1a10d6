import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/login': 'entry/login.page.tsx',
  '/register': 'entry/register.page.tsx',
  '/forgot-password': 'recovery/forgot-password.page.tsx',
  '/reset-password': 'recovery/reset-password.page.tsx',
  '/verify-email': 'recovery/verify-email.page.tsx',
  '/admin/users': 'admin/users.page.tsx',
  '/admin/users/:userId': 'admin/user.page.tsx',
  '/admin/checks': 'admin/checks.page.tsx',
  '/admin/audit': 'admin/audit.page.tsx',
  '/admin/backups': 'admin/backups.page.tsx',
}
