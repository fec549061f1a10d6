/** Statements that break each invariant of catalog, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: "a product's price range is that of its variants",
    breaks: `update catalog.variants set price_minor = price_minor - 1 where sku = 'CABLE'`,
    mends: `update catalog.variants set price_minor = price_minor + 1 where sku = 'CABLE'`,
  },
  {
    name: "a variant's price is the last one of its history",
    breaks: `update catalog.prices set price_minor = price_minor - 1 where variant_id = (select id from catalog.variants where sku = 'CABLE')`,
    mends: `update catalog.prices set price_minor = price_minor + 1 where variant_id = (select id from catalog.variants where sku = 'CABLE')`,
  },
  {
    name: 'a product is taken down while one of its takedowns is open',
    breaks: `update catalog.products set taken_down = true where id = (select product_id from catalog.variants where sku = 'CABLE')`,
    mends: `update catalog.products set taken_down = false where id = (select product_id from catalog.variants where sku = 'CABLE')`,
  },
  {
    name: 'the parts of a bundle are goods of its vendor, of other products and not bundles themselves',
    breaks: `insert into catalog.bundle_parts select b.workspace_id, b.id, 0, p.id, 1 from catalog.variants b, catalog.variants p where b.sku = 'CABLE' and p.sku = 'PLATE'`,
    mends: `delete from catalog.bundle_parts`,
  },
  {
    name: 'a collection by rule has the products that meet its rule',
    breaks: `insert into catalog.collections (id, slug, name, rule, published, created_at)
      values ('col_x', 'x', '{"en": "x"}', '{"match": "all", "conditions": []}', false, now())`,
    mends: `delete from catalog.collections where id = 'col_x'`,
  },
]
