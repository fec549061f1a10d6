import type { Tx } from '#platform/server/transact.ts'
import type { LegalDetails } from '../contract.ts'
import { openShop } from './open-shop.ts'
import type { Vendor } from './vendors.sql.ts'

type NewVendor = Pick<Vendor, 'workspaceId' | 'slug' | 'name' | 'tagline'> &
  Partial<Pick<Vendor, 'policies' | 'description'>> & { legal?: LegalDetails | null }

/** Opens a shop without an application, for demo data and fixtures. The first shop is the platform store, number 1. */
export async function approveVendor(tx: Tx, vendor: NewVendor): Promise<void> {
  await openShop(tx, {
    policies: {},
    description: {},
    legal: null,
    payoutSealed: null,
    payoutHint: null,
    applicationId: null,
    ...vendor,
  })
}
