/** The screens of reviews. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/reviews', access: 'member', label: 'reviews.toWrite.title', icon: 'PenLine' },
  { path: '/vendor/reviews', access: 'vendor', label: 'reviews.screen.reviews', icon: 'Star', permission: 'catalog', sidebar: 18 },
  { path: '/vendor/reviews/:reviewId', access: 'vendor' },
  {
    path: '/admin/reviews',
    access: 'admin',
    label: 'reviews.moderation.title',
    icon: 'MessageSquareText',
    adminGroup: 'people',
    adminSection: 7,
  },
  { path: '/admin/reviews/:reviewId', access: 'admin' },
])
