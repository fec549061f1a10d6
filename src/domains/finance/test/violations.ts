/** Statements that break each invariant of finance, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'ledger postings sum to zero per transaction and currency',
    breaks: `set session_replication_role = replica; insert into finance.transactions (id, type, reference_type, reference_id, currency, happened_at)
      values ('txn_x', 'payment', 'payment', 'x', 'USD', now())`,
    mends: `set session_replication_role = replica; delete from finance.transactions where id = 'txn_x'`,
    bySuperuser: true,
  },
  {
    name: 'a balance is the sum of its postings',
    breaks: `update finance.accounts set balance_minor = balance_minor + 1 where kind = 'clearing'`,
    mends: `update finance.accounts set balance_minor = balance_minor - 1 where kind = 'clearing'`,
  },
  {
    name: "a vendor's book is the sum of its entries and of its account balances",
    breaks: `update finance.vendor_balances set balance_minor = balance_minor + 1`,
    mends: `update finance.vendor_balances set balance_minor = balance_minor - 1`,
  },
  {
    name: "a vendor's earned and paid totals are its sales and payouts",
    breaks: `update finance.vendor_balances set earned_minor = earned_minor + 1`,
    mends: `update finance.vendor_balances set earned_minor = earned_minor - 1`,
  },
  {
    name: "earnings that Plaza pays without having received the money are released only after an administrator's confirmation",
    breaks: "update finance.sales set subsidy_minor = total_minor, related = true, released_at = now() where part = '$1-1'",
    mends: "update finance.sales set subsidy_minor = 0, related = false, released_at = null where part = '$1-1'",
  },
  {
    name: "money that the platform collects is received before the vendor's earnings are released",
    breaks: "update finance.sales set released_at = now(), paid_at = null where part = '$1-1'",
    mends: "update finance.sales set released_at = null, paid_at = now() where part = '$1-1'",
  },
  {
    name: 'commission follows the rule in force at the sale',
    breaks: `update finance.sales set commission_minor = commission_minor + 1 where part = '$1-1'`,
    mends: `update finance.sales set commission_minor = commission_minor - 1 where part = '$1-1'`,
  },
  {
    name: "a sale's net amount is the sum of its entries",
    breaks: `update finance.sales set collected_by = 'vendor' where part = '$1-1'`,
    mends: `update finance.sales set collected_by = 'platform' where part = '$1-1'`,
  },
  {
    name: "a vendor's balances are the sums of its sales",
    breaks: 'update finance.vendor_balances set collected_minor = collected_minor + 1',
    mends: 'update finance.vendor_balances set collected_minor = collected_minor - 1',
  },
  {
    name: 'cash is collected before the commission on it is taken from what is available',
    breaks: `update finance.sales set collected_by = 'vendor', released_at = now() where part = '$1-1'`,
    mends: `update finance.sales set collected_by = 'platform', released_at = null where part = '$1-1'`,
  },
  {
    name: "a vendor's held money is that of its undecided disputes",
    breaks: "insert into finance.dispute_shares (dispute_id, part, amount_minor, held_minor) values ('dsp_x', '$1-1', 1, 1)",
    mends: "delete from finance.dispute_shares where dispute_id = 'dsp_x'",
  },
  {
    name: 'no more is held of a sale than the vendor has of it',
    breaks: `update finance.sales set held_minor = total_minor where part = '$1-1'`,
    mends: `update finance.sales set held_minor = 0 where part = '$1-1'`,
  },
  {
    name: "a vendor's locked balance is its open payouts",
    breaks: `insert into finance.payouts (id, workspace_id, currency, amount_minor, needs_second_approval, requested_at)
      select 'pot_x', workspace_id, 'USD', 1, false, now() from finance.vendor_balances limit 1`,
    mends: `delete from finance.payouts where id = 'pot_x'`,
  },
]
