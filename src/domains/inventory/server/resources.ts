import { defineResource, type Resource } from '#platform/server/resources.ts'
import { loadAdjustmentsBy } from './adjust-stock.sql.ts'
import { releaseHold } from './hold-stock.ts'
import { loadHolds } from './holds.sql.ts'
import { loadTransfersBy } from './transfers/transfers.sql.ts'

/** Holds have no card and nothing to export: they expire within minutes and are deleted with the account. */
const hold = defineResource({
  type: 'hold',
  personalData: {
    obligations: async () => [],
    export: loadHolds,
    erase: (tx, userId) => releaseHold(tx, userId),
  },
})

/** Stock adjustments are exported. They stay after erasure, because the user id alone identifies nobody. */
const adjustment = defineResource({
  type: 'stockAdjustment',
  personalData: {
    obligations: async () => [],
    export: loadAdjustmentsBy,
    erase: async () => {},
  },
})

/** Transfers that a person initiated, for the same reason. */
const transfer = defineResource({
  type: 'stockTransfer',
  personalData: {
    obligations: async () => [],
    export: loadTransfersBy,
    erase: async () => {},
  },
})

export const resources: readonly Resource[] = [hold, adjustment, transfer]
