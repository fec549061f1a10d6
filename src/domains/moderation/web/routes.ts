import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/admin/moderation': 'admin/queue.page.tsx',
  '/admin/moderation/appeals': 'admin/appeals.page.tsx',
  '/admin/moderation/log': 'admin/log.page.tsx',
  '/admin/moderation/:type/:recordId': 'admin/case.page.tsx',
  '/moderation/decisions/:decisionId': 'decision/decision.page.tsx',
  '/transparency': 'transparency.page.tsx',
}
