type Rows = (sql: string, values: unknown[]) => Promise<unknown>

/**
 * Leaves the variant with these available units, regardless of earlier sales: a count in the warehouse with the most free units. Stock and
 * row change in two statements, as the kept sums need it (docs/decisions/0069-sums-that-are-kept.md).
 */
export async function setAvailable(rows: Rows, variantId: string | undefined, units: number): Promise<void> {
  await rows(COUNT_STOCK, [variantId, units])
  await rows(COUNT_ITEM, [variantId])
}

const COUNT_STOCK = `
  with counted as (
    select s.variant_id, s.workspace_id, s.value_minor, s.allocated + s.held + $2::bigint - s.on_hand as delta,
      case when s.on_hand = 0 then 0 else s.value_minor * (s.allocated + s.held + $2::bigint) / s.on_hand end as value_after,
      (select i.warehouse_id from inventory.items i where i.variant_id = s.variant_id order by i.free desc limit 1) as warehouse_id
    from inventory.stock s where s.variant_id = $1 for update
  ), changed as (
    update inventory.stock s set on_hand = s.on_hand + c.delta, value_minor = c.value_after from counted c where s.variant_id = c.variant_id
  )
  insert into inventory.moves (id, workspace_id, variant_id, from_place, to_place, quantity, value_minor, kind, reason, reference_type, reference_id, moved_at)
  select 'mov_' || gen_random_uuid(), workspace_id, variant_id, case when delta > 0 then 'loss' else warehouse_id end,
    case when delta > 0 then warehouse_id else 'loss' end, abs(delta), abs(value_after - value_minor), 'adjusted', 'counted', 'count', 'test', now()
  from counted where delta <> 0`

const COUNT_ITEM = `
  update inventory.items i set quantity = i.quantity + s.on_hand - (select sum(quantity) from inventory.items where variant_id = $1)
  from inventory.stock s
  where s.variant_id = $1 and i.id = (select id from inventory.items where variant_id = $1 order by free desc limit 1)`
