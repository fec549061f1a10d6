/** Statements that break each invariant of promotions, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'uses of a limited promotion are its redemptions',
    breaks: `insert into promotions.promotions (id, name, offer, starts_at, created_at, max_uses, uses)
      values ('promo_x', '{"en": "x"}', '{"kind": "freeShipping"}', now(), now(), 1, 1)`,
    mends: `delete from promotions.promotions where id = 'promo_x'`,
  },
  {
    name: "a customer's uses of a promotion are its redemptions",
    breaks: `insert into promotions.promotions (id, name, offer, starts_at, created_at)
      values ('promo_y', '{"en": "y"}', '{"kind": "freeShipping"}', now(), now()); insert into promotions.customers values ('promo_y', 'y', 1)`,
    mends: `delete from promotions.customers where promotion_id = 'promo_y'; delete from promotions.promotions where id = 'promo_y'`,
  },
  {
    name: 'the segment of a promotion is kept for it',
    breaks: `insert into promotions.promotions (id, workspace_id, name, offer, starts_at, created_at, segment_id)
      select 'promo_z', id, '{"en": "z"}', '{"kind": "freeShipping"}', now(), now(), 'segment_z' from workspaces.workspaces limit 1`,
    mends: `delete from promotions.promotions where id = 'promo_z'`,
  },
]
