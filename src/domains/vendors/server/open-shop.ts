/** The one way a workspace becomes a vendor. */
import { setSelling } from '#domains/accounts/server/index.ts'
import { ownerOf } from '#domains/workspaces/server/index.ts'
import { approved } from '#facts/vendors.ts'
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { freeSlug, slugOf } from '#platform/shared/slug.ts'
import { isNameTaken, takenSlugs } from './names.sql.ts'
import { isReservedName, isReservedSlug } from './naming.rules.ts'
import { insertVendor, lastVendorNumber, lockNames, type NewVendor } from './vendors.sql.ts'

/** Slugs tried before giving up on a name that everybody has. */
const TRIED_SLUGS = 200

type Shop = Omit<NewVendor, 'number' | 'createdAt' | 'slug'> & { slug?: string; applicationId: string | null }

/**
 * Opens a shop for a workspace; its owner's role becomes vendor, unless it is a higher one (product.md, rules 5 and 6). The first is the
 * house, number 1. Fails with NAME_TAKEN and NAME_RESERVED.
 */
export async function openShop(tx: Tx, { slug, applicationId, ...shop }: Shop): Promise<void> {
  await lockNames(tx.db)
  await refuseName(tx, shop.name, shop.workspaceId)
  const number = (await lastVendorNumber(tx.db)) + 1
  await insertVendor(tx.db, { ...shop, number, slug: slug ?? (await slugFor(tx, shop)), createdAt: tx.now })
  const ownerId = await ownerOf(tx.db, shop.workspaceId)
  if (ownerId) await setSelling(tx, ownerId, true)
  announce(tx, approved({ workspaceId: shop.workspaceId, applicationId }))
}

/** Fails with NAME_TAKEN and NAME_RESERVED. */
export async function refuseName(tx: Tx, name: string, workspaceId: string): Promise<void> {
  if (isReservedName(name)) throw new Failure('NAME_RESERVED')
  if (await isNameTaken(tx.db, name, workspaceId)) throw new Failure('NAME_TAKEN')
}

/** Of its name; of its workspace where nothing of the name can stand in an address. */
async function slugFor(tx: Tx, { name, workspaceId }: { name: string; workspaceId: string }): Promise<string> {
  const named = slugOf(name)
  const wanted = named.length > 1 ? named : `shop-${workspaceId.slice(-6)}`
  const candidates = [wanted, ...Array.from({ length: TRIED_SLUGS }, (_, index) => `${wanted}-${index + 2}`)]
  const taken = await takenSlugs(tx.db, candidates, workspaceId)
  return freeSlug(wanted, (slug) => taken.has(slug) || isReservedSlug(slug))
}
