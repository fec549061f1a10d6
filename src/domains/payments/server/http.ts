import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { payments } from '../contract.ts'
import { methodsOffered, takesTestCards } from './providers/providers.ts'

const os = implement(payments).$context<RequestContext>().use(guard)

export const paymentsRouter = os.router({
  methods: os.methods.handler(({ context: { call } }) => ({
    methods: methodsOffered(call.kernel),
    testCards: takesTestCards(call.kernel),
    transferTo: call.kernel.transferTo,
  })),
})
