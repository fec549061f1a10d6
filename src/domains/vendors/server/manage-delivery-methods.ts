/** What a vendor does with its own delivery methods. Another vendor's is as missing as none. */
import { workspaceIn } from '#domains/workspaces/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_METHODS, type MethodTerms, type OwnMethodView } from '../contract.ts'
import { addDeliveryMethod } from './add-delivery-method.ts'
import { type DeliveryMethod, deleteDeliveryMethod, lockMethodsOf, methodsOf, putDeliveryMethod } from './delivery-methods.sql.ts'

export async function ownMethods(call: Call): Promise<{ items: OwnMethodView[] }> {
  return { items: (await methodsOf(call.kernel.db, workspaceIn(call))).map(ownMethodView) }
}

/** Fails with TOO_MANY_METHODS. */
export async function addMethod(call: Call, { method }: { method: MethodTerms }): Promise<OwnMethodView> {
  const workspaceId = workspaceIn(call)
  return transact(call, async (tx) => {
    const there = await lockMethodsOf(tx.db, workspaceId)
    if (there.length >= MAX_METHODS) throw new Failure('TOO_MANY_METHODS', { max: MAX_METHODS })
    const position = (there.at(-1)?.position ?? -1) + 1
    return ownMethodView(await addDeliveryMethod(tx, { ...rowOf(method), workspaceId, position }))
  })
}

/** Fails with STALE when it changed since `version`. */
export async function updateMethod(
  call: Call,
  { id, version, method }: { id: string; version: number; method: MethodTerms },
): Promise<OwnMethodView> {
  const workspaceId = workspaceIn(call)
  return transact(call, async (tx) => {
    const current = (await lockMethodsOf(tx.db, workspaceId)).find((own) => own.id === id)
    if (!current) throw notFound()
    if (current.version !== version) throw new Failure('STALE', { current: ownMethodView(current) })
    const changed = { ...current, ...rowOf(method), version: version + 1 }
    await putDeliveryMethod(tx.db, changed)
    return ownMethodView(changed)
  })
}

export async function removeMethod(call: Call, { id }: { id: string }): Promise<Record<never, never>> {
  const workspaceId = workspaceIn(call)
  return transact(call, async (tx) => {
    if (!(await deleteDeliveryMethod(tx.db, workspaceId, id))) throw notFound()
    return {}
  })
}

function rowOf({ name, ...terms }: MethodTerms) {
  return { ...terms, name: Object.fromEntries(Object.entries(name).filter((entry): entry is [string, string] => Boolean(entry[1]))) }
}

function ownMethodView({ workspaceId: _, position: __, ...method }: DeliveryMethod): OwnMethodView {
  return method
}
