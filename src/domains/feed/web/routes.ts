import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/social': 'social.page.tsx',
  '/social/bookmarks': 'bookmarks.page.tsx',
  '/social/tags/:tag': 'tag.page.tsx',
  '/social/posts/:postId': 'post.page.tsx',
}
