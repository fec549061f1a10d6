/** Statements that break each invariant of reviews, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'ratings count the stars of approved reviews whose authors keep the product',
    breaks: `insert into reviews.ratings select workspace_id, id, 5, 1 from catalog.products order by id limit 1`,
    mends: `delete from reviews.ratings`,
  },
  {
    name: 'a vendor’s rating is that of its products',
    breaks: `insert into reviews.vendor_ratings select id, 1, 5 from workspaces.workspaces on conflict (workspace_id) do update set count = 1`,
    mends: `delete from reviews.vendor_ratings`,
  },
  {
    name: "a review's helpful count is its number of votes",
    breaks: `insert into reviews.reviews (id, workspace_id, product_id, user_id, language, rating, title, text, purchase, status, helpful_votes, created_at)
      select 'rev_x', workspace_id, id, 'usr_x', 'en', 5, 'Fine', 'Fine.', 'bought', 'pending', 1, now() from catalog.products order by id limit 1`,
    mends: `delete from reviews.reviews where id = 'rev_x'`,
  },
]
