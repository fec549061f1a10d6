import { defineStates } from '#platform/server/define-states.ts'
import type { BillStatus } from '../contract/constants.ts'

/** A paid bill is void only after its mark was taken away. */
export const billStates = defineStates<BillStatus>({
  of: 'a bill',
  first: 'Open',
  transitions: { Open: { pay: 'Paid', void: 'Void' }, Paid: { reopen: 'Open' }, Void: {} },
  final: ['Void'],
})
