import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/approvals': 'requests.page.tsx',
  '/approvals/:requestId': 'request.page.tsx',
  '/admin/approvals': 'admin/requests.page.tsx',
  '/admin/approvals/:requestId': 'admin/request.page.tsx',
}
