import type { Tx } from '#platform/server/transact.ts'
import { insertVendor, lastVendorNumber, type Vendor } from './vendors.sql.ts'

type NewVendor = Pick<Vendor, 'workspaceId' | 'slug' | 'name' | 'tagline'> & Partial<Pick<Vendor, 'policies'>>

/** Approves a workspace to sell under a public name. The first one is the house, number 1. */
export async function approveVendor(tx: Tx, vendor: NewVendor): Promise<void> {
  await insertVendor(tx.db, { policies: {}, ...vendor, number: (await lastVendorNumber(tx.db)) + 1, status: 'approved', createdAt: tx.now })
}
