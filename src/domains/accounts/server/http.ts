import { os } from '@orpc/server'
import type { RequestContext } from '#platform/server/bind.ts'
import { entryRouter } from './http/entry.ts'
import { securityRouter } from './http/security.ts'

export const accountsRouter = os.$context<RequestContext>().router({ ...entryRouter, ...securityRouter })
