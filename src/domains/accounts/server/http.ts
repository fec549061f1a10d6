import { os } from '@orpc/server'
import type { RequestContext } from '#platform/server/bind.ts'
import { addressesRouter } from './http/addresses.ts'
import { administrationRouter } from './http/administration.ts'
import { entryRouter } from './http/entry.ts'
import { leavingRouter } from './http/leaving.ts'
import { passkeysRouter } from './http/passkeys.ts'
import { profileRouter } from './http/profile.ts'
import { secondFactorsRouter } from './http/second-factors.ts'
import { securityRouter } from './http/security.ts'

export const accountsRouter = os.$context<RequestContext>().router({
  ...entryRouter,
  ...securityRouter,
  ...secondFactorsRouter,
  ...passkeysRouter,
  ...profileRouter,
  ...leavingRouter,
  ...addressesRouter,
  ...administrationRouter,
})
