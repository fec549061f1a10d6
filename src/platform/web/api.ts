/** The browser's client of the contract: POST with JSON at `/rpc`. */
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#contract'
import { randomText } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { activeWorkspace } from './active-workspace.ts'

/**
 * `intent` is the idempotency key of a write: one for what a person wants done, the same when it is tried again. `workspace` is
 * the one a call is about, when it is not the tab's.
 */
export type CallContext = { intent?: string; workspace?: string }

export type Api = ContractRouterClient<Contract, CallContext>

export function createApi(language: () => Language): Api {
  return createORPCClient(
    new RPCLink<CallContext>({
      url: () => `${window.location.origin}/rpc`,
      headers: ({ context }) => {
        const workspace = context.workspace ?? activeWorkspace()
        return {
          'accept-language': language(),
          ...(context.intent && { 'idempotency-key': context.intent }),
          ...(workspace && { 'plaza-workspace': workspace }),
        }
      },
    }),
  )
}

export function newIntent(): string {
  return randomText(26)
}
