/** Parts for other domains' screens. The public interface only re-exports, because its own code would be loaded with everything it exports. */
import { rarePart } from '#platform/web/lazy-part.tsx'

/** Members without a shop read how to apply to sell; the children are for those who have one. */
export const ApplyToSell = rarePart(() => import('./apply-to-sell.tsx'))

/** Loaded on demand, because few shops are on vacation. */
export const AwayNotice = rarePart(() => import('./away-notice.tsx'), { whenMissing: 'keep' })

/** The panel with a vendor's payout details for administrators. `id`: workspace id. */
export const PayoutDetails = rarePart(() => import('./admin/payout-details.tsx'))

/** Why nothing is paid out, and how the owner changes it. */
export const FrozenPayout = rarePart(() => import('./frozen-payout.tsx'))
