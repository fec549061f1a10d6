import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/vendor/finances': 'finances.page.tsx',
  '/vendor/finances/earnings/:part': 'earning.page.tsx',
  '/vendor/finances/payouts/:payoutId': 'payout.page.tsx',
  '/admin/payouts': 'admin/payouts.page.tsx',
  '/admin/payouts/:payoutId': 'admin/payout.page.tsx',
  '/admin/commission': 'admin/commission.page.tsx',
  '/admin/ledger': 'admin/ledger.page.tsx',
}
