/** Finance: vendors' earnings, balances and payouts, and the platform's commission. */
import { admin } from './contract/admin.ts'
import { vendor } from './contract/vendor.ts'

export type {
  CommissionView,
  LedgerEntry,
  OrderEntry,
  PayoutSettings,
  Rates,
  RuleInput,
  TermsInput,
  TermsPreviewView,
} from './contract/admin.ts'
export type { BalancesView, StatementRow } from './contract/vendor.ts'
export * from './contract/views.ts'

export const finance = { ...vendor, ...admin }
