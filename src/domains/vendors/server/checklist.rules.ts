import type { Checklist } from '../contract.ts'

export type Readiness = {
  described: boolean
  hasAddress: boolean
  hasPayout: boolean
  saysShipping: boolean
  hasMethods: boolean
  saysReturns: boolean
  hasProduct: boolean
}

/** The checklist of a shop, in the order of setting it up. */
export function buildChecklist({
  described,
  hasAddress,
  hasPayout,
  saysShipping,
  hasMethods,
  saysReturns,
  hasProduct,
}: Readiness): Checklist {
  return [
    { check: 'profile', done: described && hasAddress },
    { check: 'payout', done: hasPayout },
    { check: 'shipping', done: saysShipping || hasMethods },
    { check: 'policies', done: saysReturns },
    { check: 'product', done: hasProduct },
  ]
}
