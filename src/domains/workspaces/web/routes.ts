import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Where a mailed invitation leads, in the auth layout. */
export const invitationRoutes: RouteConfigEntry[] = [route('invitation', 'domains/workspaces/web/invitations/invitation.page.tsx')]
