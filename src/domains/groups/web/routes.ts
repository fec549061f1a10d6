import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/groups': 'groups.page.tsx',
  '/groups/:groupId/events/:eventId': 'events/event.page.tsx',
  '/groups/:groupId/settings': 'settings.page.tsx',
}
