import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const cart = schemaOf<Tables>()

export async function saveDelivery(
  db: Db,
  delivery: { owner: string; workspaceId: string; methodId: string; chosenAt: Date },
): Promise<void> {
  const { methodId, chosenAt } = delivery
  await cart(db)
    .insertInto('cart.deliveries')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['owner', 'workspaceId']).doUpdateSet({ methodId, chosenAt }))
    .execute()
}

/** Moves a guest's choices to the member where the member has none. */
export async function moveDeliveries(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into cart.deliveries (owner, workspace_id, method_id, chosen_at)
    select ${to}, workspace_id, method_id, chosen_at from cart.deliveries where owner = ${from}
    on conflict (owner, workspace_id) do nothing`.execute(db)
  await deleteDeliveries(db, from)
}

export async function deleteDeliveries(db: Db, owner: string): Promise<void> {
  await cart(db).deleteFrom('cart.deliveries').where('owner', '=', owner).execute()
}

export async function deleteDeliveriesChosenBefore(db: Db, time: Date): Promise<void> {
  await cart(db).deleteFrom('cart.deliveries').where('chosenAt', '<', time).execute()
}
