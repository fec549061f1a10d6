import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/pages/:slug': 'page.page.tsx',
  '/admin/pages': 'admin/pages.page.tsx',
  '/admin/pages/:slug': 'admin/edit-page.page.tsx',
}
