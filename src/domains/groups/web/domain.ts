import { Users } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  profileTabs: [{ key: 'groups', title: 'groups.title', position: 35, ofPosts: true, load: () => import('./person-groups.tsx') }],
  searchTypes: [{ type: 'group', label: 'groups.search.title', icon: Users, position: 4.5 }],
})
