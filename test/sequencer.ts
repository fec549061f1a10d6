/** Runs the longest test files first, so that no worker is left with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files by a part of their path, longest first. Others follow in the usual order. */
const LONGEST = [
  'e2e/every-screen',
  'e2e/parts',
  'kill/checkout',
  'e2e/selling-in-',
  'security/hostile-input',
  'e2e/guest-in-',
  'e2e/moving-parts',
  'e2e/member-in-',
  'server/startup-messages',
  'e2e/orders-in-',
  'e2e/vendor-orders-in-',
  'checkout.model',
  'bench/bench',
  'kill/pay',
  'kill/jobs',
  'erase-account',
  'mailed-links',
  'scripts/admin',
  'oversell',
  'cart.model',
  'refund.model',
  'promotions.model',
  'server/start.test',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId))
  }
}

function placeOf(path: string): number {
  const place = LONGEST.findIndex((part) => path.includes(part))
  return place === -1 ? LONGEST.length : place
}
