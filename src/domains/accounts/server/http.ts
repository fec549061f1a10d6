import { os } from '@orpc/server'
import type { RequestContext } from '#platform/server/guard.ts'
import { addressesRouter } from './http/addresses.ts'
import { adminRouter } from './http/admin.ts'
import { entryRouter } from './http/entry.ts'
import { passkeysRouter } from './http/passkeys.ts'
import { personalDataRouter } from './http/personal-data.ts'
import { profileRouter } from './http/profile.ts'
import { secondFactorsRouter } from './http/second-factors.ts'
import { securityRouter } from './http/security.ts'

export const accountsRouter = os.$context<RequestContext>().router({
  ...entryRouter,
  ...securityRouter,
  ...secondFactorsRouter,
  ...passkeysRouter,
  ...profileRouter,
  ...personalDataRouter,
  ...addressesRouter,
  ...adminRouter,
})
