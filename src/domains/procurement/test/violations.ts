/** Statements that break each invariant of procurement, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const SUPPLIER = `insert into procurement.suppliers (workspace_id, id, name, created_at) select id, 's_x', 'x', now() from workspaces.workspaces limit 1`
const ORDER = (totalMinor: number) => `insert into procurement.orders
  (workspace_id, id, number, supplier_id, author, terms_by, status, currency, rate_micros, expected_on, total_minor, base_minor, created_at)
  select workspace_id, 'po_x', '00000', id, 'x', 'x', 'Pending', 'USD', 1000000, now(), ${totalMinor}, 0, now() from procurement.suppliers where id = 's_x'`
const LINE = `insert into procurement.lines (id, order_id, position, name, quantity, price_minor) values ('l_x', 'po_x', 0, 'x', 1, 0)`
const SENDING = `insert into procurement.sendings (id, workspace_id, order_id, email, language, token_hash, sent_by, sent_at)
  select 's_x', workspace_id, id, '', 'en', '\\x00', 'x', now() from procurement.orders where id = 'po_x'`
const CONFIRMED = (quantity: number) =>
  `insert into procurement.confirmed_lines (sending_id, line_id, quantity, expected_on) values ('s_x', 'l_x', ${quantity}, '2027-01-01')`
const RECEIVED = `${SUPPLIER}; ${ORDER(0)};
  insert into procurement.lines (id, order_id, position, name, quantity, price_minor, received) values ('l_x', 'po_x', 0, 'x', 1, 0, 1);
  insert into procurement.receipts (id, order_id, received_on, actor, created_at) values ('rcv_x', 'po_x', now(), 'x', now());
  insert into procurement.receipt_lines (receipt_id, line_id, quantity, cost_minor, on_time) values ('rcv_x', 'l_x', 1, 0, true)`
const MENDS_RECEIVED = `delete from procurement.receipts where id = 'rcv_x'; delete from procurement.orders where id = 'po_x';
  delete from procurement.suppliers where id = 's_x'`
const MENDS = `delete from procurement.orders where id = 'po_x'; delete from procurement.suppliers where id = 's_x'`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'received units of a line are those of its receipts',
    breaks: `${SUPPLIER}; ${ORDER(0)};
      insert into procurement.lines (id, order_id, position, name, quantity, price_minor, received) values ('l_x', 'po_x', 0, 'x', 1, 0, 1)`,
    mends: MENDS,
  },
  { name: 'the total of a purchase order is the sum of its lines', breaks: `${SUPPLIER}; ${ORDER(1)}`, mends: MENDS },
  {
    name: 'the sums of a supplier are those of its receipts',
    breaks: `${SUPPLIER}; update procurement.suppliers set units_received = 1 where id = 's_x'`,
    mends: MENDS,
  },
  {
    name: 'the confirmed day of a purchase order is the last one that its supplier confirmed',
    breaks: `${SUPPLIER}; ${ORDER(0)}; ${LINE}; ${SENDING}; ${CONFIRMED(1)}`,
    mends: MENDS,
  },
  {
    name: 'a supplier confirms no more than was ordered',
    breaks: `${SUPPLIER}; ${ORDER(0)}; ${LINE}; ${SENDING}; ${CONFIRMED(2)}; update procurement.orders set confirmed_on = '2027-01-01' where id = 'po_x'`,
    mends: MENDS,
  },
  {
    name: 'an open request for the approval of a purchase order belongs to an order that awaits it',
    breaks: `insert into approvals.requests (id, kind, resource_type, resource_id, requested_at)
      values ('apr_po', 'procurement.purchaseOrder', 'purchaseOrder', 'po_x', now());
      insert into approvals.steps (request_id, position, step, at) values ('apr_po', 1, 'requested', now())`,
    mends: "delete from approvals.requests where id = 'apr_po'",
  },
  {
    name: "billed units of a line are those of its bills that aren't void",
    breaks: `${SUPPLIER}; ${ORDER(0)};
      insert into procurement.lines (id, order_id, position, name, quantity, price_minor, billed) values ('l_x', 'po_x', 0, 'x', 1, 0, 1)`,
    mends: MENDS,
  },
  {
    name: 'the total of a bill is the sum of its lines and other costs',
    breaks: `${SUPPLIER}; ${ORDER(0)}; insert into procurement.bills (workspace_id, id, order_id, supplier_id, number, number_key, billed_on, currency,
      total_minor, base_minor, status, entered_by, created_at)
      select workspace_id, 'bill_x', 'po_x', id, '1', '1', now(), 'USD', 5, 5, 'Open', 'x', now() from procurement.suppliers where id = 's_x'`,
    mends: MENDS,
  },
  {
    name: 'returned units and their credit are those of the returns',
    breaks: `${RECEIVED}; update procurement.receipt_lines set returned = 1 where receipt_id = 'rcv_x'`,
    mends: MENDS_RECEIVED,
  },
  {
    name: 'units that a supplier sends again are those of returns with a replacement',
    breaks: `${RECEIVED}; update procurement.lines set replacing = 1 where id = 'l_x'`,
    mends: MENDS_RECEIVED,
  },
  {
    name: 'the defective units of a supplier are those of its returns',
    breaks: `${RECEIVED}; update procurement.suppliers set units_received = 1, units_defective = 1 where id = 's_x'`,
    mends: MENDS_RECEIVED,
  },
  {
    name: 'what the stock sent back to suppliers are the units of the returns',
    breaks: `${RECEIVED}; insert into procurement.supplier_returns
      (workspace_id, id, order_id, receipt_id, supplier_id, returned_on, reason, replaced, actor, created_at)
      select workspace_id, 'psr_x', 'po_x', 'rcv_x', id, now(), 'surplus', false, 'x', now() from procurement.suppliers where id = 's_x';
      insert into procurement.supplier_return_lines (return_id, receipt_id, line_id, quantity, credit_minor) values ('psr_x', 'rcv_x', 'l_x', 1, 0)`,
    mends: MENDS_RECEIVED,
  },
  { name: 'suppliers and purchase orders are found by those with the permission', breaks: SUPPLIER, mends: MENDS },
  {
    name: 'kept counts of open orders are those of the orders',
    breaks: `insert into procurement.open_days select id, now(), 1, 0, 0, 0 from workspaces.workspaces limit 1`,
    mends: `delete from procurement.open_days where orders = 1 and base_minor = 0`,
  },
]
