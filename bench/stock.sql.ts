/** Fills a workspace with stock and purchase orders. $ROWS: rows of stock; $LINES: lines of purchase orders, five to an order. */

/** A variant lies in two of the four warehouses, and every fourth product has a new one. One row in ten is low, one in a hundred has none. */
const STOCK = `
  insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
  values ('usr_1', 'keeper', 'keeper', 'keeper', 'k@example.com', 'k@example.com', now(), now());
  insert into workspaces.workspaces (id, name, kind, created_at) values ('ws_1', 'Stock', 'business', now());
  insert into inventory.warehouses (id, workspace_id, name, priority, is_default) select 'wh_' || n, 'ws_1', 'Warehouse ' || n, n, n = 1 from generate_series(1, 4) n;
  insert into catalog.categories (id, slug, name, names, position) values ('cat_bench', 'bench', 'Bench', '{"en": "Bench"}', 1);
  create temp table v as select n, 'var_' || lpad(n::text, 8, '0') as id, 'prod_' || lpad((n / 4)::text, 8, '0') as product_id, 'SKU-' || lpad(n::text, 8, '0') as sku
  from generate_series(0, $ROWS / 2 - 1) n;
  insert into catalog.products (id, workspace_id, category_id, status, currency, price_minor, max_price_minor, published_at, created_at)
  select product_id, 'ws_1', 'cat_bench', 'active', 'USD', 1000, 1000, now(), now() from v where n % 4 = 0;
  insert into catalog.product_texts (product_id, language, original, name, description)
  select product_id, 'en', true, 'Product ' || n || case when n % ($ROWS / 50) = 0 then ' rarely' else '' end, '' from v where n % 4 = 0;
  insert into catalog.variants (id, product_id, workspace_id, sku, options, price_minor, position)
  select id, product_id, 'ws_1', sku, '{}', 1000, n % 4 from v;
  create temp table rows as select v.*, k, 'wh_' || 1 + (n + k) % 4 as warehouse_id,
    case when (n * 2 + k) % 100 = 0 then 0 when (n * 2 + k) % 10 = 0 then 3 else 1000 end as quantity from v, generate_series(0, 1) k;
  insert into inventory.stock (variant_id, workspace_id, product_id, sku, on_hand, reorder_point, value_minor, tracked_since)
  select id, 'ws_1', product_id, sku, sum(quantity), 5, sum(quantity) * 7, now() from rows group by 1, 3, 4;
  insert into inventory.items (id, workspace_id, product_id, variant_id, warehouse_id, sku, quantity)
  select 'inv_' || lpad((n * 2 + k)::text, 10, '0'), 'ws_1', product_id, id, warehouse_id, sku, quantity from rows;
  insert into inventory.moves (id, workspace_id, variant_id, from_place, to_place, quantity, value_minor, kind, reference_type, reference_id, moved_at)
  select 'mov_' || lpad((n * 2 + k)::text, 10, '0') || m, 'ws_1', id, case when m % 2 = 0 then 'supplier' else warehouse_id end,
    case when m % 2 = 0 then warehouse_id else 'customer' end, 1 + m, 7, case when m % 2 = 0 then 'received' else 'shipped' end, 'bench', 'b' || n,
    now() - interval '360 days' * ((n * 7919 + k * 31 + m * 104729) % 100000) / 100000
  from rows, generate_series(1, 5) m;`

/** What triggers would have kept. */
const SUMS = `
  insert into inventory.warehouse_sums (workspace_id, warehouse_id, variants, units, low, value_minor, folded)
  select 'ws_1', warehouse_id, count(*), sum(quantity), count(*) filter (where free <= reorder_point), sum(quantity) * 7, true
  from inventory.items group by 2;
  insert into inventory.day_sums (workspace_id, day, units, value_minor, transit_minor, folded)
  select 'ws_1', (moved_at at time zone 'UTC')::date, sum(case kind when 'received' then quantity else -quantity end),
    sum(case kind when 'received' then value_minor else -value_minor end), 0, true from inventory.moves group by 2;`

/** A supplier for 20 orders. One order in ten is open, and one of these in four is late; the others were received at once. */
const ORDERS = `
  create temp table s as select 'supplier_' || lpad(n::text, 26, '0') as id, n from generate_series(0, $LINES / 100 - 1) n;
  insert into procurement.suppliers (workspace_id, id, name, created_at, units_received, units_on_time, spend_minor)
  select 'ws_1', id, 'Supplier ' || n, now(), 1000, n * 7 % 1000, n * 7919 % 100000 from s;
  create temp table o as select 'po_' || lpad(n::text, 26, '0') as id, lpad(n::text, 5, '0') as number, n, n % 10 = 0 as open,
    'supplier_' || lpad((n * 31 % ($LINES / 100))::text, 26, '0') as supplier_id, now() - interval '360 days' * (n * 7919 % 1000) / 1000 as at
  from generate_series(0, $LINES / 5 - 1) n;
  insert into procurement.orders (workspace_id, id, number, supplier_id, author, terms_by, status, currency, rate_micros, expected_on, total_minor, base_minor, created_at)
  select 'ws_1', id, number, supplier_id, 'usr_1', 'usr_1', case when open then 'Sent' else 'Fulfilled' end, 'USD', 1000000,
    case when not open then at::date + 7 when n % 40 = 0 then current_date - 3 else current_date + n % 90 end, 50000, 50000, at from o;
  insert into procurement.lines (id, order_id, position, variant_id, product_id, sku, name, quantity, price_minor, received, warehouse_id)
  select 'pol_' || lpad((o.n * 5 + k)::text, 26, '0'), o.id, k, v.id, v.product_id, v.sku, 'Product', 10, 1000, case when o.open then 0 else 10 end, 'wh_' || 1 + v.n % 4
  from o cross join generate_series(0, 4) k join v on v.n = (o.n * 5 + k) % ($ROWS / 2);
  insert into procurement.receipts (id, order_id, received_on, actor, created_at)
  select 'rcv_' || lpad(n::text, 26, '0'), id, at::date + 7, 'usr_1', at from o where not open;
  insert into procurement.receipt_lines (receipt_id, line_id, quantity, cost_minor, on_time)
  select 'rcv_' || lpad(o.n::text, 26, '0'), l.id, 10, 10000, true from o join procurement.lines l on l.order_id = o.id where not o.open;
  insert into procurement.changes (id, order_id, kind, status, actor, changed_at)
  select 'poc_' || lpad(n::text, 26, '0') || k, id, case k when 0 then 'created' else 'status' end, 'Sent', 'usr_1', at from o, generate_series(0, 2) k;
  insert into inventory.incoming (workspace_id, reference_type, reference_id, variant_id, warehouse_id, quantity, expected_on)
  select 'ws_1', 'purchaseOrder', o.id, l.variant_id, l.warehouse_id, sum(l.quantity), current_date + 7
  from o join procurement.lines l on l.order_id = o.id where o.open group by 3, 4, 5;
  insert into procurement.open_days (workspace_id, due_on, orders, drafts, awaiting, base_minor)
  select workspace_id, due_on, count(*), 0, 0, sum(base_minor) from procurement.orders where status = 'Sent' group by 1, 2;`

export const FILL_SQL = `
  set session_replication_role = replica;
  ${STOCK} ${SUMS} ${ORDERS}
  set session_replication_role = origin;
  analyze`
