import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/admin/reports': 'admin/reports.page.tsx',
  '/admin/reports/:type/:recordId': 'admin/report.page.tsx',
}
