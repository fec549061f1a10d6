/** Opens shops. Every vendor is created here. */
import { setVendorRole } from '#domains/accounts/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import { approved } from '#events/vendors.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { findFreeSlug, slugify } from '#platform/shared/slug.ts'
import { findTakenSlugs, isNameTaken } from './names.sql.ts'
import { isReservedName, isReservedSlug } from './naming.rules.ts'
import { insertVendor, lastVendorNumber, lockNames, type NewVendor } from './vendors.sql.ts'

/** Maximum number of suffixes tried to find a free slug. */
const TRIED_SLUGS = 200

type Shop = Omit<NewVendor, 'number' | 'createdAt' | 'slug'> & { slug?: string; applicationId: string | null }

/**
 * Opens a shop for a workspace; its owner's role becomes vendor, unless it is higher (product.md, rules 5 and 6). The first shop is
 * the platform store, number 1. Fails with NAME_TAKEN and NAME_RESERVED.
 */
export async function openShop(tx: Tx, { slug, applicationId, ...shop }: Shop): Promise<void> {
  await lockNames(tx.db)
  await rejectUnavailableName(tx, shop.name, shop.workspaceId)
  const number = (await lastVendorNumber(tx.db)) + 1
  const chosen = slug ?? (await slugFor(tx, shop))
  await insertVendor(tx.db, { ...shop, number, slug: chosen, createdAt: tx.now })
  await tx.services.search.add(tx, 'vendor', [chosen])
  const ownerId = await findOwner(tx.db, shop.workspaceId)
  if (ownerId) await setVendorRole(tx, ownerId, true)
  publish(tx, approved({ workspaceId: shop.workspaceId, applicationId }))
}

/** Fails with NAME_TAKEN and NAME_RESERVED. */
export async function rejectUnavailableName(tx: Tx, name: string, workspaceId: string): Promise<void> {
  if (isReservedName(name, tx.services.reservedSlugs)) throw new Failure('NAME_RESERVED')
  if (await isNameTaken(tx.db, name, workspaceId)) throw new Failure('NAME_TAKEN')
}

/** Generates a free slug from the name, or from the workspace id if the name has no usable letters. */
async function slugFor(tx: Tx, { name, workspaceId }: { name: string; workspaceId: string }): Promise<string> {
  const named = slugify(name)
  const wanted = named.length > 1 ? named : `shop-${workspaceId.slice(-6)}`
  const candidates = [wanted, ...Array.from({ length: TRIED_SLUGS }, (_, index) => `${wanted}-${index + 2}`)]
  const taken = await findTakenSlugs(tx.db, candidates, workspaceId)
  return findFreeSlug(wanted, (slug) => taken.has(slug) || isReservedSlug(slug, tx.services.reservedSlugs))
}
