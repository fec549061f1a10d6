/** How a vendor delivers, as its own people keep it. */
import { workspaceIn } from '#domains/workspaces/server/index.ts'
import { changed } from '#facts/vendors.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { MAX_METHODS } from '../contract/limits.ts'
import type { MethodInput, OwnMethodView } from '../contract.ts'
import { addDeliveryMethod } from './add-delivery-method.ts'
import { lockOwn } from './change-shop.ts'
import { allMethodsOf, type DeliveryMethod, orderMethods, putActive, putMethod } from './delivery-methods.sql.ts'
import { shopOf } from './shop.sql.ts'

type Methods = { items: OwnMethodView[] }
type OwnMethod = DeliveryMethod & { version: number }

/** Also those that are not offered now, in their order. NOT_FOUND for a workspace without a shop. */
export async function listOwnMethods(call: Call): Promise<Methods> {
  const workspaceId = workspaceIn(call)
  if (!(await shopOf(call.kernel.db, workspaceId))) throw notFound()
  return methodsView(call.kernel.db, workspaceId)
}

/** At the end. Fails with DAYS_CROSSED and TOO_MANY_METHODS. */
export async function addMethod(call: Call, input: MethodInput): Promise<Methods> {
  refuseCrossedDays(input)
  return change(call, async (tx, workspaceId, methods) => {
    if (methods.length >= MAX_METHODS) throw new Failure('TOO_MANY_METHODS', { most: MAX_METHODS })
    await addDeliveryMethod(tx, { ...input, name: said(input.name), workspaceId, position: methods.length })
  })
}

/** Fails with DAYS_CROSSED, and with STALE when somebody changed it since `version`. */
export async function updateMethod(call: Call, { id, version, ...input }: MethodInput & { id: string; version: number }): Promise<Methods> {
  refuseCrossedDays(input)
  return change(call, async (tx, workspaceId, methods) => {
    const method = the(methods, id)
    if (method.version !== version) throw new Failure('STALE', { current: ownMethodView(method) })
    await putMethod(tx.db, workspaceId, id, { ...input, name: said(input.name) })
  })
}

/** Shoppers choose among those that are offered; without any, the vendor shares the one rule of the platform. */
export async function setMethodActive(call: Call, { id, active }: { id: string; active: boolean }): Promise<Methods> {
  return change(call, async (tx, workspaceId, methods) => {
    the(methods, id)
    await putActive(tx.db, workspaceId, id, active)
  })
}

/** In this order; one that is not named stands behind the others. */
export async function arrangeMethods(call: Call, { ids }: { ids: string[] }): Promise<Methods> {
  return change(call, async (tx, workspaceId, methods) => {
    const own = methods.map(({ id }) => id)
    for (const id of ids) the(methods, id)
    const wanted = [...new Set(ids)]
    await orderMethods(tx.db, workspaceId, [...wanted, ...own.filter((id) => !wanted.includes(id))])
  })
}

async function change(call: Call, work: (tx: Tx, workspaceId: string, methods: readonly OwnMethod[]) => Promise<void>): Promise<Methods> {
  return transact(call, async (tx) => {
    const { workspaceId } = await lockOwn(tx, call)
    await work(tx, workspaceId, await allMethodsOf(tx.db, workspaceId))
    announce(tx, changed({ workspaceId }))
    return methodsView(tx.db, workspaceId)
  })
}

function the(methods: readonly OwnMethod[], id: string): OwnMethod {
  const method = methods.find((known) => known.id === id)
  if (!method) throw notFound()
  return method
}

function refuseCrossedDays({ minDays, maxDays }: Pick<MethodInput, 'minDays' | 'maxDays'>): void {
  if (maxDays < minDays) throw new Failure('DAYS_CROSSED')
}

function said({ en, es, ar }: MethodInput['name']): Record<string, string> {
  return { en, ...(es && { es }), ...(ar && { ar }) }
}

async function methodsView(db: Db, workspaceId: string): Promise<Methods> {
  return { items: (await allMethodsOf(db, workspaceId)).map(ownMethodView) }
}

function ownMethodView({
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
  const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
  return {
    ...{ id, kind, minDays, maxDays, countries, active, version },
    name: { en: name['en'] ?? Object.values(name)[0] ?? '', es: name['es'] ?? '', ar: name['ar'] ?? '' },
    price: money(priceMinor),
    freeOver: freeOverMinor === null ? null : money(freeOverMinor),
  }
}
