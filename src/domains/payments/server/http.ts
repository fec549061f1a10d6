import { implementOperations } from '#platform/server/implement-operations.ts'
import { payments } from '../contract.ts'
import { paymentsConfig } from './config.ts'
import { methodsOffered, takesTestCards } from './providers/providers.ts'
import { listDisputes } from './read-disputes.ts'

const os = implementOperations(payments)

export const paymentsRouter = os.router({
  admin: { disputes: { list: os.admin.disputes.list.handler(({ input, context: { ctx } }) => listDisputes(ctx, input)) } },
  methods: os.methods.handler(({ context: { ctx } }) => ({
    methods: methodsOffered(ctx.services),
    testCards: takesTestCards(ctx.services),
    transferTo: ctx.services.config.get(paymentsConfig).transferTo,
  })),
})
