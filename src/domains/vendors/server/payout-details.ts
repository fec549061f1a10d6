/** Where payouts of a vendor go: sealed at rest, shown by its end only. */
import type { Kernel } from '#platform/server/kernel.ts'
import { seal, unseal } from '#platform/server/sealed.ts'
import type { PayoutInput } from '../contract.ts'

export type SealedPayout = { payoutSealed: string | null; payoutHint: string | null }
export type PayoutDetails = { holder: string; account: string; bank: string | null }

const ENDING = 4

/** It opens for the workspace it was sealed for, and for no other. */
export function sealPayout(kernel: Kernel, workspaceId: string, { holder, account, bank }: PayoutInput): SealedPayout {
  const number = account.replace(/[ -]/g, '')
  const details: PayoutDetails = { holder, account: number, bank: bank || null }
  return {
    payoutSealed: seal(keyOf(kernel), JSON.stringify(details), contextOf(workspaceId)),
    payoutHint: number.slice(-ENDING),
  }
}

export function openPayout(kernel: Kernel, workspaceId: string, sealed: string): PayoutDetails {
  return JSON.parse(unseal(keyOf(kernel), sealed, contextOf(workspaceId)))
}

export function maskedPayout(hint: string | null): { ending: string } | null {
  return hint === null ? null : { ending: hint }
}

const keyOf = (kernel: Kernel) => kernel.secretFor('vendors payout details')
const contextOf = (workspaceId: string) => `vendors.payout ${workspaceId}`
