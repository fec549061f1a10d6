/** A shop as its own people see it, and what it still lacks. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ShopView } from '../contract.ts'
import { withProducts } from './applications.sql.ts'
import { checklistOf } from './checklist.rules.ts'
import { maskedPayout } from './payout-details.ts'
import { type Shop, shopOf, withMethods } from './shop.sql.ts'
import type { Texts } from './vendors.sql.ts'

/** NOT_FOUND for a workspace without a shop. */
export async function getShop(db: Db, workspaceId: string, language: Language): Promise<ShopView> {
  const shop = await shopOf(db, workspaceId)
  if (!shop) throw notFound()
  const { number, status, name, slug, tagline, description, policies, address, logo, banner, awayUntil, version } = shop
  return {
    ...{ number, status, name, slug, address, awayUntil, version },
    suspension: suspensionOf(shop),
    tagline: written(tagline),
    description: written(description),
    shipping: written(policies.shipping),
    returns: written(policies.returns),
    logo: logo && pictureView(logo, language),
    banner: banner && pictureView(banner, language),
    payout: maskedPayout(shop.payoutHint),
    checklist: await shopChecklist(db, shop),
    since: shop.createdAt.toISOString(),
  }
}

export async function shopChecklist(db: Db, shop: Shop) {
  const [methods, products] = await Promise.all([withMethods(db, [shop.workspaceId]), withProducts(db, [shop.workspaceId])])
  return checklistOf({
    described: isSaid(shop.description) || isSaid(shop.tagline),
    hasAddress: shop.address !== '',
    hasPayout: shop.payoutHint !== null,
    saysShipping: isSaid(shop.policies.shipping),
    hasMethods: methods.has(shop.workspaceId),
    saysReturns: isSaid(shop.policies.returns),
    hasProduct: products.has(shop.workspaceId),
  })
}

export function suspensionOf({ status, suspendedSince, suspensionReason }: Pick<Shop, 'status' | 'suspendedSince' | 'suspensionReason'>) {
  if (status !== 'suspended' || !suspendedSince) return null
  return { reason: suspensionReason ?? '', since: suspendedSince.toISOString() }
}

function isSaid(texts: Texts | undefined): boolean {
  return Object.values(texts ?? {}).some((text) => text !== '')
}

function written(texts: Texts | undefined): { en: string; es: string; ar: string } {
  return { en: texts?.['en'] ?? '', es: texts?.['es'] ?? '', ar: texts?.['ar'] ?? '' }
}
