/**
 * The screens of the gallery in playing order; each may continue from the previous one. Every page behind login without a parameter
 * comes from its domain's `screens.ts`; the other lists hold pages of guests, records and states that need some steps first.
 */
import { domainScreens } from '#app/domain-screens.ts'
import { appScreens } from '#app/screens.ts'
import { openWhenLoaded, type Screen } from './scene.ts'
import { ACCOUNTS } from './screens/accounts.ts'
import { ADMIN } from './screens/admin.ts'
import { BUYING } from './screens/buying.ts'
import { FEED } from './screens/feed.ts'
import { FINDING } from './screens/finding.ts'
import { GROUPS } from './screens/groups.ts'
import { MESSAGES } from './screens/messages.ts'
import { MODERATION } from './screens/moderation.ts'
import { NETWORK } from './screens/network.ts'
import { PEOPLE } from './screens/people.ts'
import { SELLING } from './screens/selling.ts'
import { STOCK } from './screens/stock.ts'

/** Played above as a member, who has orders to show. */
const PLAYED_AS_MEMBER = ['/order-history']
/** An old address that leads to another screen. */
const MOVED = ['/admin/reports']

const DECLARED: Screen[] = [...domainScreens, ...appScreens]
  .filter(({ access, path }) => access !== 'anyone' && !path.includes(':') && !PLAYED_AS_MEMBER.includes(path) && !MOVED.includes(path))
  .map(({ access, path }) => ({
    name: path.slice(1).replaceAll('/', '-'),
    as: access === 'admin' ? 'admin' : 'vendor',
    whole: true,
    play: openWhenLoaded(path),
  }))

export const SCREENS: Screen[] = [
  ...FINDING,
  ...BUYING,
  ...ACCOUNTS,
  ...NETWORK,
  ...MESSAGES,
  ...FEED,
  ...GROUPS,
  ...MODERATION,
  ...SELLING,
  ...STOCK,
  ...PEOPLE,
  ...ADMIN,
  ...DECLARED,
]
