import type { ProfileView } from '../../contract.ts'

/** What a member says about themselves, as it is typed. */
export type About = Pick<ProfileView, 'bio' | 'links'>
