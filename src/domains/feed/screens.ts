/** The screens of the feed: the feed itself, a post, the posts with a hashtag, and saved posts. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/social', access: 'member', label: 'feed.title', icon: 'UsersRound', sidebar: 22, shortcut: 'g f' },
  { path: '/social/bookmarks', access: 'member' },
  { path: '/social/tags/:tag', access: 'member' },
  { path: '/social/posts/:postId', access: 'anyone' },
])
