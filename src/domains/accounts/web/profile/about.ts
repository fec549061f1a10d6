import type { ProfileView } from '../../contract.ts'

/** Form values of a member's bio and links. */
export type About = Pick<ProfileView, 'bio' | 'links'>
