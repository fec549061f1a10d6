/** Implements a contract behind the guard. Each handler gets a context narrowed by the access that its operation declares. */
import type { AnyContractRouter, ContractProcedure } from '@orpc/contract'
import { implement, type ProcedureImplementer, type RouterImplementerWithMiddlewares } from '@orpc/server'
import type { Access, OperationMeta } from '#platform/shared/contract.ts'
import { guard } from './guard.ts'
import type { RequestContext } from './request-context.ts'
import type { OperationContext } from './services.ts'

type GuardedContext<A extends Access> = RequestContext & { ctx: OperationContext<A> }

type Guarded<T extends AnyContractRouter> =
  T extends ContractProcedure<infer I, infer O, infer E, infer M extends OperationMeta>
    ? ProcedureImplementer<RequestContext, GuardedContext<NonNullable<M['access']>>, I, O, E, M>
    : RouterImplementerWithMiddlewares<T, RequestContext, RequestContext> & {
        [K in keyof T]: T[K] extends AnyContractRouter ? Guarded<T[K]> : never
      }

/** The guard throws before the handler runs unless the context has everything that `OperationContext<A>` promises. */
export function implementOperations<T extends AnyContractRouter>(contract: T): Guarded<T> {
  const router: Record<never, AnyContractRouter> = contract
  return implement(router).$context<RequestContext>().use(guard) as unknown as Guarded<T>
}
