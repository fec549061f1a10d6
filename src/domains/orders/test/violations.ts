/** Statements that break each invariant of orders, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'order total = lines + shipping + tax - discounts',
    breaks: `update orders.lines set quantity = quantity + 1, line_total_minor = line_total_minor + unit_price_minor, goods_minor = goods_minor + unit_price_minor where order_id = '$1' and position = 0`,
    mends: `update orders.lines set quantity = quantity - 1, line_total_minor = line_total_minor - unit_price_minor, goods_minor = goods_minor - unit_price_minor where order_id = '$1' and position = 0`,
  },
  {
    name: 'every order has lines, parts and a history',
    breaks: `delete from orders.history where order_id = '$1'`,
    mends: `insert into orders.history (id, order_id, status, actor, side, happened_at) values ('hist_x', '$1', 'Pending', 'guest', 'shopper', now())`,
  },
  {
    name: 'parts add up to their order',
    breaks: `update orders.parts set tax_minor = tax_minor + 1, total_minor = total_minor + 1 where order_id = '$1' and number = 1`,
    mends: `update orders.parts set tax_minor = tax_minor - 1, total_minor = total_minor - 1 where order_id = '$1' and number = 1`,
  },
  {
    name: "a part's goods and discounts are those of its lines",
    breaks: `update orders.parts set subtotal_minor = subtotal_minor + 1, total_minor = total_minor + 1 where order_id = '$1' and number = 1`,
    mends: `update orders.parts set subtotal_minor = subtotal_minor - 1, total_minor = total_minor - 1 where order_id = '$1' and number = 1`,
  },
  {
    name: "an order's discounts match its lines and its promotion redemptions",
    breaks: `update orders.orders set promotions = '[{"target": "items", "parts": [{"part": 1, "amountMinor": 1}]}]' where id = '$1'`,
    mends: `update orders.orders set promotions = '[]' where id = '$1'`,
  },
  {
    name: 'allocated stock of tracked variants is exactly the units ordered',
    breaks: `insert into inventory.allocations (workspace_id, reference_type, reference_id, variant_id, warehouse_id, allocated, allocated_at) select workspace_id, 'order', 'ORD-NOSUCHONE0', variant_id, warehouse_id, 1, now() from inventory.items where quantity = 10 limit 1`,
    mends: `delete from inventory.allocations where reference_id = 'ORD-NOSUCHONE0'`,
  },
  {
    name: 'an order has exactly one placed event',
    breaks: `update platform.events set aggregate = 'lost' where aggregate = '$1'`,
    mends: `update platform.events set aggregate = '$1' where aggregate = 'lost'`,
  },
  {
    name: 'line shares add up to their part',
    breaks: `update orders.lines set tax_minor = tax_minor + 1 where order_id = '$1' and position = 0`,
    mends: `update orders.lines set tax_minor = tax_minor - 1 where order_id = '$1' and position = 0`,
  },
  {
    name: "a part's refunded amount is its refunds, and those are of cancelled, returned or refunded units",
    breaks: `update orders.parts set refunded_minor = 1 where order_id = '$1' and number = 1`,
    mends: `update orders.parts set refunded_minor = 0 where order_id = '$1' and number = 1`,
  },
  {
    name: 'allocated stock of an order is its units that are neither shipped nor cancelled',
    breaks: `update orders.lines set cancelled = 1 where order_id = '$1' and position = 0`,
    mends: `update orders.lines set cancelled = 0 where order_id = '$1' and position = 0`,
  },
  {
    name: 'shipped units of lines are the units in parcels',
    breaks: `update orders.lines set shipped = 1 where order_id = '$1' and position = 0`,
    mends: `update orders.lines set shipped = 0 where order_id = '$1' and position = 0`,
  },
  {
    name: "an order's refunds are refunded or waived by its payments",
    breaks: `insert into payments.refunds (id, payment_id, key, amount_minor, reference_type, reference_id, status, requested_at, settled_at)
      select 'rfd_x', id, 'x', 100, 'orderRefund', 'x', 'waived', now(), now() from payments.payments where reference_id = '$1';
      update payments.payments set waived_minor = 100 where reference_id = '$1'`,
    mends: `delete from payments.refunds where id = 'rfd_x'; update payments.payments set waived_minor = 0 where reference_id = '$1'`,
  },
  {
    name: "a part's status is the last one in its history",
    breaks: `update orders.parts set status = 'Shipped' where order_id = '$1' and number = 1`,
    mends: `update orders.parts set status = 'Pending' where order_id = '$1' and number = 1`,
  },
  {
    name: 'a sale matches its order part once all its events are delivered',
    breaks: `update finance.sales set refunded_minor = 1 where part = '$1-1'`,
    mends: `update finance.sales set refunded_minor = 0 where part = '$1-1'`,
  },
  {
    name: "a seller's invoices and credit notes are numbered without gaps",
    breaks: `update orders.invoices set number = number + 1 where order_id = '$1'`,
    mends: `update orders.invoices set number = number - 1 where order_id = '$1'`,
  },
  {
    name: "an order is found by its buyer's account, and each part by the staff of its vendor",
    breaks: `update search.documents set readers = array['orderPart everyone'] where type = 'orderPart' and id = '$1-1'`,
    mends: `update search.documents set readers = (select array['orderPart ' || workspace_id || ':orders'] from orders.parts where order_id = '$1' and number = 1)
      where type = 'orderPart' and id = '$1-1'`,
  },
  {
    name: "a proposal's status is the last one in its history",
    breaks: `insert into orders.proposals (id, workspace_id, order_id, part_number, kind, side, status, reason, proposed_at, answer_until)
      select 'prp_x', workspace_id, order_id, number, 'refund', 'shopper', 'Open', 'other', now(), now() from orders.parts where order_id = '$1' and number = 1`,
    mends: `delete from orders.proposals where id = 'prp_x'`,
  },
  {
    name: 'an accepted replacement is recorded, and a disputed proposal has a dispute',
    breaks: `insert into orders.proposals (id, workspace_id, order_id, part_number, kind, side, status, reason, proposed_at, answer_until)
      select 'prp_x', workspace_id, order_id, number, 'refund', 'shopper', 'Disputed', 'other', now(), now() from orders.parts where order_id = '$1' and number = 1;
      insert into orders.proposal_history (id, proposal_id, status, actor, side, happened_at) values ('phis_x', 'prp_x', 'Disputed', 'guest', 'shopper', now())`,
    mends: `delete from orders.proposals where id = 'prp_x'`,
  },
  {
    name: 'allocated stock of a replacement is its units that are not sent',
    breaks: `insert into inventory.allocations (workspace_id, reference_type, reference_id, variant_id, warehouse_id, allocated, allocated_at) select workspace_id, 'replacement', 'prp_x', variant_id, warehouse_id, 1, now() from inventory.items where quantity = 10 limit 1`,
    mends: `delete from inventory.allocations where reference_id = 'prp_x'`,
  },
  {
    name: 'an order of a quote has its lines, at its prices, and the quote has that order',
    breaks: `insert into crm.quotes (workspace_id, id, number, valid_until, language, total_minor, created_at)
        select workspace_id, 'quote_x', 999999, now(), 'en', 0, now() from orders.parts where order_id = '$1' and number = 1;
      update orders.orders set quote_id = 'quote_x' where id = '$1'`,
    mends: `update orders.orders set quote_id = null where id = '$1'; delete from crm.quotes where id = 'quote_x'`,
  },
]
