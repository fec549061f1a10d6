/** Areas whose domain is not built yet, folded under one entry of the sidebar. Their labels and texts are `app.area.<key>.*`. */
import type { Permission } from '#platform/shared/permissions.ts'
import { defineScreens, type Screen } from '#platform/shared/screens.ts'

type Area = {
  key: string
  path: `/${string}`
  icon: string
  permission?: Permission
  /** Position in the sidebar (spec §2); areas without one are in the menus. */
  sidebar?: number
  /** Its addresses below its own path. */
  below?: readonly string[]
}

const AREAS: readonly Area[] = [
  { key: 'analytics', path: '/analytics', icon: 'BarChart3', permission: 'growth', sidebar: 2 },
  {
    key: 'reporting',
    path: '/reporting',
    icon: 'PieChart',
    permission: 'growth',
    sidebar: 3,
    below: ['new', ':reportId', ':reportId/edit'],
  },
  { key: 'automation', path: '/automation', icon: 'Workflow', permission: 'growth', sidebar: 4, below: ['new', ':workflowId'] },
  { key: 'developer', path: '/developer', icon: 'Code2', permission: 'growth', sidebar: 5 },
  { key: 'media', path: '/media', icon: 'Image', permission: 'content', sidebar: 12 },
  { key: 'blog', path: '/blog/manage', icon: 'Newspaper', permission: 'content', sidebar: 13 },
  { key: 'seo', path: '/seo', icon: 'Search', permission: 'growth', sidebar: 14 },
  { key: 'store', path: '/store-builder', icon: 'Store', permission: 'content', sidebar: 15 },
  { key: 'erp', path: '/erp', icon: 'Building2', permission: 'finance', sidebar: 20 },
  { key: 'cms', path: '/cms', icon: 'LayoutTemplate', permission: 'content', sidebar: 21 },
]

export type ComingSoonScreen = Screen & { comingSoon: string }

/** Every address of the areas. `comingSoon` is the translation key of what the area will offer. */
export const comingSoonScreens: readonly ComingSoonScreen[] = [
  ...AREAS.flatMap(({ key, below = [], ...area }) => {
    const common = { access: 'member', comingSoon: `app.area.${key}.soon` } as const
    const screen: ComingSoonScreen = { ...area, ...common, label: `app.area.${key}.name` }
    return [screen, ...below.map((path): ComingSoonScreen => ({ ...common, path: `${area.path}/${path}` }))]
  }),
  // The blog's editor is not below its own list.
  ...defineScreens([
    { path: '/blog/new', access: 'member' },
    { path: '/blog/edit/:postId', access: 'member' },
  ]).map((screen) => ({ ...screen, comingSoon: 'app.area.blog.soon' })),
]
