import type { ProfileView } from '../../contract.ts'

/** Form values of a member's display name, bio and links. */
export type About = Pick<ProfileView, 'displayName' | 'bio' | 'links'>
