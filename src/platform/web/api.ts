/** The browser's client of the contract: POST with JSON at `/rpc`. */
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#contract'
import type { Language } from '#platform/shared/language.ts'
import { activeWorkspace } from './active-workspace.ts'
import type { CallContext } from './call-context.ts'
import { jsonLink } from './json-link.ts'
import { outboxLink } from './outbox/outbox-link.ts'

export type { CallContext } from './call-context.ts'
export { newIdempotencyKey } from './idempotency-key.ts'

export type Api = ContractRouterClient<Contract, CallContext>

export function createApi({ language, loadTexts }: { language: () => Language; loadTexts: () => Promise<void> }): Api {
  return createORPCClient(
    outboxLink(
      jsonLink({
        headersOf: (context) => {
          const workspace = context.workspace ?? activeWorkspace()
          return {
            'accept-language': language(),
            ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
            ...(workspace && { 'plaza-workspace': workspace }),
            ...(context.writer && { 'plaza-writer': context.writer }),
          }
        },
        loadTexts,
      }),
    ),
  )
}
