/** The screens of hr. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/hr/employees', access: 'member', label: 'hr.title', icon: 'FolderOpen', permission: 'hr' },
  { path: '/hr/employees/new', access: 'member' },
  { path: '/hr/employees/:employeeId', access: 'member' },
  { path: '/hr/employees/:employeeId/edit', access: 'member' },
])
