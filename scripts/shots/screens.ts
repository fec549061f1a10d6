/** The screens of the gallery, in the order they are played: each may go on from the one before. */
import type { Screen } from './scene.ts'
import { ACCOUNTS } from './screens/accounts.ts'
import { ADMINISTRATION } from './screens/administration.ts'
import { BUYING } from './screens/buying.ts'
import { FINDING } from './screens/finding.ts'
import { SELLING } from './screens/selling.ts'

export const SCREENS: Screen[] = [...FINDING, ...BUYING, ...ACCOUNTS, ...SELLING, ...ADMINISTRATION]
