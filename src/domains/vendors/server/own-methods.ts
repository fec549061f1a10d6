/** The delivery methods of a workspace, and what the commands on them share. */
import { changed } from '#events/vendors.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import { findZoneProblems } from '../contract/zone-problems.rules.ts'
import { lowestPrice } from '../contract/zones.rules.ts'
import type { MethodInput, OwnMethodView } from '../contract.ts'
import { type DeliveryMethod, loadMethods } from './delivery-methods.sql.ts'
import { lockOwnShop } from './own-shop.ts'
import { findShop } from './shop.sql.ts'

export type Methods = { items: OwnMethodView[] }

type OwnMethod = DeliveryMethod & { version: number }

/** Lists active and inactive methods in order. Fails with NOT_FOUND for a workspace without a shop. */
export async function listOwnMethods(ctx: WorkspaceContext): Promise<Methods> {
  const workspaceId = ctx.membership.workspaceId
  if (!(await findShop(ctx.services.db, workspaceId))) throw notFound()
  return loadMethodsView(ctx.services.db, workspaceId)
}

export async function changeMethods(
  ctx: WorkspaceContext,
  work: (tx: Tx, workspaceId: string, methods: readonly OwnMethod[]) => Promise<void>,
): Promise<Methods> {
  return transact(ctx, async (tx) => {
    const { workspaceId } = await lockOwnShop(tx, ctx)
    await work(tx, workspaceId, await loadMethods(tx.db, workspaceId))
    publish(tx, changed({ workspaceId }))
    return loadMethodsView(tx.db, workspaceId)
  })
}

export function requireMethod(methods: readonly OwnMethod[], id: string): OwnMethod {
  const method = methods.find((known) => known.id === id)
  if (!method) throw notFound()
  return method
}

export function rejectCrossedDays({ minDays, maxDays }: Pick<MethodInput, 'minDays' | 'maxDays'>): void {
  if (maxDays < minDays) throw new Failure('DAYS_CROSSED')
}

/** The terms to store: zones replace the price, which becomes their lowest, and the countries. Fails with ZONES_INVALID. */
export function toTerms({ zones: given = [], defaultWeightGrams = 0, ...input }: MethodInput) {
  const zones = input.kind === 'pickup' ? [] : given
  const problems = findZoneProblems(zones)
  if (problems.length > 0) throw new Failure('ZONES_INVALID', { problems })
  const replaced = zones.length > 0 && { priceMinor: lowestPrice(zones), countries: null }
  return { ...input, ...replaced, zones, defaultWeightGrams, name: withoutEmptyNames(input.name) }
}

function withoutEmptyNames({ en, es, ar }: MethodInput['name']): Record<string, string> {
  return { en, ...(es && { es }), ...(ar && { ar }) }
}

async function loadMethodsView(db: Db, workspaceId: string): Promise<Methods> {
  return { items: (await loadMethods(db, workspaceId)).map(toOwnMethodView) }
}

export function toOwnMethodView({
  id,
  kind,
  name,
  priceMinor,
  freeOverMinor,
  minDays,
  maxDays,
  countries,
  zones,
  defaultWeightGrams,
  active,
  version,
}: OwnMethod): OwnMethodView {
  return {
    id,
    kind,
    minDays,
    maxDays,
    countries,
    zones,
    defaultWeightGrams,
    active,
    version,
    name: { en: name['en'] ?? Object.values(name)[0] ?? '', es: name['es'] ?? '', ar: name['ar'] ?? '' },
    price: money(priceMinor),
    freeOver: freeOverMinor === null ? null : money(freeOverMinor),
  }
}
