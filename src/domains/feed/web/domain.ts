import { Newspaper } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  groupTabs: [{ key: 'posts', title: 'feed.posts', position: 10, load: () => import('./group/group-posts.tsx') }],
  profileTabs: [{ key: 'posts', title: 'feed.posts', position: 15, ofPosts: true, load: () => import('./person-posts.tsx') }],
  searchTypes: [{ type: 'post', label: 'feed.posts', icon: Newspaper, position: 5 }],
})
