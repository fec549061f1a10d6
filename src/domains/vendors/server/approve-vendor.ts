import type { Tx } from '#platform/server/transact.ts'
import { openShop } from './open-shop.ts'
import type { Vendor } from './vendors.sql.ts'

type NewVendor = Pick<Vendor, 'workspaceId' | 'slug' | 'name' | 'tagline'> &
  Partial<Pick<Vendor, 'policies' | 'description'>> & { address?: string }

/** Approves a workspace to sell under a public name, without an application: for the story and the cast. The first one is the house, number 1. */
export async function approveVendor(tx: Tx, vendor: NewVendor): Promise<void> {
  await openShop(tx, {
    ...{ policies: {}, description: {}, address: '', payoutSealed: null, payoutHint: null, applicationId: null },
    ...vendor,
  })
}
