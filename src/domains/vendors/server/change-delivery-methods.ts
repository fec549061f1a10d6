/** Commands of a workspace on its delivery methods. */
import { changed } from '#events/vendors.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import { MAX_METHODS } from '../contract/limits.ts'
import type { MethodInput, OwnMethodView } from '../contract.ts'
import { addDeliveryMethod } from './add-delivery-method.ts'
import { lockOwnShop } from './change-shop.ts'
import { type DeliveryMethod, loadMethods, updateDeliveryMethod, updateMethodActive, updateMethodOrder } from './delivery-methods.sql.ts'
import { findShop } from './shop.sql.ts'

type Methods = { items: OwnMethodView[] }
type OwnMethod = DeliveryMethod & { version: number }

/** Lists active and inactive methods in order. Fails with NOT_FOUND for a workspace without a shop. */
export async function listOwnMethods(ctx: WorkspaceContext): Promise<Methods> {
  const workspaceId = ctx.membership.workspaceId
  if (!(await findShop(ctx.services.db, workspaceId))) throw notFound()
  return loadMethodsView(ctx.services.db, workspaceId)
}

/** Adds a method at the end. Fails with DAYS_CROSSED and TOO_MANY_METHODS. */
export async function addMethod(ctx: WorkspaceContext, input: MethodInput): Promise<Methods> {
  rejectCrossedDays(input)
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    if (methods.length >= MAX_METHODS) throw new Failure('TOO_MANY_METHODS', { most: MAX_METHODS })
    await addDeliveryMethod(tx, { ...input, name: withoutEmptyNames(input.name), workspaceId, position: methods.length })
  })
}

/** Fails with DAYS_CROSSED, and with STALE if it changed since `version`. */
export async function updateMethod(
  ctx: WorkspaceContext,
  { id, version, ...input }: MethodInput & { id: string; version: number },
): Promise<Methods> {
  rejectCrossedDays(input)
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    const method = requireMethod(methods, id)
    if (method.version !== version) throw new Failure('STALE', { current: toOwnMethodView(method) })
    await updateDeliveryMethod(tx.db, workspaceId, id, { ...input, name: withoutEmptyNames(input.name) })
  })
}

/** Activates or deactivates a method. Without an active one, the platform's shipping rule applies. */
export async function setMethodActive(ctx: WorkspaceContext, { id, active }: { id: string; active: boolean }): Promise<Methods> {
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    requireMethod(methods, id)
    await updateMethodActive(tx.db, workspaceId, id, active)
  })
}

/** Sorts methods in the order of `ids`; the others follow. */
export async function arrangeMethods(ctx: WorkspaceContext, { ids }: { ids: string[] }): Promise<Methods> {
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    const own = methods.map(({ id }) => id)
    for (const id of ids) requireMethod(methods, id)
    const wanted = [...new Set(ids)]
    await updateMethodOrder(tx.db, workspaceId, [...wanted, ...own.filter((id) => !wanted.includes(id))])
  })
}

async function changeMethods(
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

function requireMethod(methods: readonly OwnMethod[], id: string): OwnMethod {
  const method = methods.find((known) => known.id === id)
  if (!method) throw notFound()
  return method
}

function rejectCrossedDays({ minDays, maxDays }: Pick<MethodInput, 'minDays' | 'maxDays'>): void {
  if (maxDays < minDays) throw new Failure('DAYS_CROSSED')
}

function withoutEmptyNames({ en, es, ar }: MethodInput['name']): Record<string, string> {
  return { en, ...(es && { es }), ...(ar && { ar }) }
}

async function loadMethodsView(db: Db, workspaceId: string): Promise<Methods> {
  return { items: (await loadMethods(db, workspaceId)).map(toOwnMethodView) }
}

function toOwnMethodView({
  id,
  kind,
  name,
  priceMinor,
  freeOverMinor,
  minDays,
  maxDays,
  countries,
  active,
  version,
}: OwnMethod): OwnMethodView {
  return {
    id,
    kind,
    minDays,
    maxDays,
    countries,
    active,
    version,
    name: { en: name['en'] ?? Object.values(name)[0] ?? '', es: name['es'] ?? '', ar: name['ar'] ?? '' },
    price: money(priceMinor),
    freeOver: freeOverMinor === null ? null : money(freeOverMinor),
  }
}
