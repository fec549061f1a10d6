/** The view of a shop for its own members, with its checklist. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ShopView } from '../contract.ts'
import { findWorkspacesWithProducts } from './applications.sql.ts'
import { buildChecklist } from './checklist.rules.ts'
import { maskedPayout } from './payout-details.ts'
import { findShop, findWorkspacesWithMethods, type Shop } from './shop.sql.ts'
import type { Texts } from './vendors.sql.ts'

/** Fails with NOT_FOUND for a workspace without a shop. */
export async function getShop(db: Db, workspaceId: string, language: Language): Promise<ShopView> {
  const shop = await findShop(db, workspaceId)
  if (!shop) throw notFound()
  const { number, status, name, slug, tagline, description, policies, legal, traderEmail, logo, banner, awayUntil, version } = shop
  return {
    number,
    status,
    name,
    slug,
    legal,
    trader: traderEmail === null ? null : { email: traderEmail },
    awayUntil,
    version,
    suspension: toSuspension(shop),
    tagline: toTextsByLanguage(tagline),
    description: toTextsByLanguage(description),
    shipping: toTextsByLanguage(policies.shipping),
    returns: toTextsByLanguage(policies.returns),
    logo: logo && pictureView(logo, language),
    banner: banner && pictureView(banner, language),
    payout: maskedPayout(shop.payoutHint),
    payoutFrozen: shop.payoutFrozenAt !== null,
    checklist: await loadShopChecklist(db, shop),
    since: shop.createdAt.toISOString(),
  }
}

export async function loadShopChecklist(db: Db, shop: Shop) {
  const [methods, products] = await Promise.all([
    findWorkspacesWithMethods(db, [shop.workspaceId]),
    findWorkspacesWithProducts(db, [shop.workspaceId]),
  ])
  return buildChecklist({
    described: hasText(shop.description) || hasText(shop.tagline),
    hasAddress: shop.legal !== null,
    hasPayout: shop.payoutHint !== null,
    saysShipping: hasText(shop.policies.shipping),
    hasMethods: methods.has(shop.workspaceId),
    saysReturns: hasText(shop.policies.returns),
    hasProduct: products.has(shop.workspaceId),
  })
}

export function toSuspension({ status, suspendedSince, suspensionReason }: Pick<Shop, 'status' | 'suspendedSince' | 'suspensionReason'>) {
  if (status !== 'suspended' || !suspendedSince) return null
  return { reason: suspensionReason ?? '', since: suspendedSince.toISOString() }
}

function hasText(texts: Texts | undefined): boolean {
  return Object.values(texts ?? {}).some((text) => text !== '')
}

function toTextsByLanguage(texts: Texts | undefined): { en: string; es: string; ar: string } {
  return { en: texts?.['en'] ?? '', es: texts?.['es'] ?? '', ar: texts?.['ar'] ?? '' }
}
