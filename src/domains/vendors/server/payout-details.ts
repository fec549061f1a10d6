/** Encryption of payout details. Only the last digits are stored in plain text. */

import { seal, unseal } from '#platform/server/sealed.ts'
import type { Services } from '#platform/server/services.ts'
import type { PayoutInput } from '../contract.ts'

export type SealedPayout = { payoutSealed: string | null; payoutHint: string | null }
export type PayoutDetails = { holder: string; account: string; bank: string | null }

const ENDING = 4

/** Encrypts payout details; they can only be decrypted with the same workspace id. */
export function sealPayout(services: Services, workspaceId: string, { holder, account, bank }: PayoutInput): SealedPayout {
  const number = account.replace(/[ -]/g, '')
  const details: PayoutDetails = { holder, account: number, bank: bank || null }
  return {
    payoutSealed: seal(sealingKey(services), JSON.stringify(details), sealingContext(workspaceId)),
    payoutHint: number.slice(-ENDING),
  }
}

export function openPayout(services: Services, workspaceId: string, sealed: string): PayoutDetails {
  return JSON.parse(unseal(sealingKey(services), sealed, sealingContext(workspaceId)))
}

export function maskedPayout(hint: string | null): { ending: string } | null {
  return hint === null ? null : { ending: hint }
}

const sealingKey = (services: Services) => services.secretFor('vendors payout details')
const sealingContext = (workspaceId: string) => `vendors.payout ${workspaceId}`
