import { implementOperations } from '#platform/server/implement-operations.ts'
import { search } from '../contract.ts'
import { findRecords, listRecords } from './find-records.ts'

const os = implementOperations(search)

export const searchRouter = os.router({
  find: os.find.handler(({ input, context: { ctx } }) => findRecords(ctx, input)),
  list: os.list.handler(({ input, context: { ctx } }) => listRecords(ctx, input)),
})
