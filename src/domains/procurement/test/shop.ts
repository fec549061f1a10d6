/** Amira's workspace with suppliers, orders and products, for the tests of procurement. */
import type { CallOptions, Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { LineInput, OrderInput, OrderView, SupplierInput, SupplierView } from '../contract.ts'

export const MISSING_ORDER = 'po_00000000000000000000000000'

export const supplierFields = (name: string, more: Partial<SupplierInput> = {}): SupplierInput => ({
  name,
  contact: { name: '', email: '', phone: '', address: '', language: 'en' },
  currency: 'USD',
  paymentTerms: '',
  leadTimeDays: null,
  minUnits: null,
  notes: '',
  ...more,
})

export const textLine = (name: string, qty = 1, priceMinor = 100): LineInput => ({
  id: null,
  variantId: null,
  name,
  qty,
  priceMinor,
  warehouseId: null,
})
export const goodsLine = (variantId: string, qty: number, priceMinor = 200): LineInput => ({
  id: null,
  variantId,
  name: '',
  qty,
  priceMinor,
  warehouseId: null,
})

export async function openShop(plaza: TestPlaza) {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const ask = (name: string, input: object = {}, by: Member = amira, options: CallOptions = {}) =>
    by.call(`procurement.${name}`, input, { workspace, ...options })
  async function supplier(name: string, more: Partial<SupplierInput> = {}): Promise<SupplierView> {
    const { status, body } = await ask('suppliers.create', supplierFields(name, more))
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  const { id: supplierId } = await supplier('Clay Works')
  const orderFields = (items: LineInput[], more: Partial<OrderInput> = {}): OrderInput => ({
    supplierId,
    currency: 'USD',
    rateMicros: 1_000_000,
    expectedDate: '2099-12-31',
    notes: '',
    items,
    ...more,
  })
  async function order(items: LineInput[], more: Partial<OrderInput> = {}): Promise<OrderView> {
    const { status, body } = await ask('orders.create', orderFields(items, more))
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  const choose = ({ id, version }: OrderView, status: string, by?: Member) => ask('orders.setStatus', { orderId: id, version, status }, by)
  /** Quantities in the order of the lines. */
  function receive({ id, version, items }: OrderView, quantities: number[], more: object = {}, options: CallOptions = {}) {
    const lines = items.map((item, at) => ({ lineId: item.id, quantity: quantities[at] ?? 0 }))
    const input = { orderId: id, version, receivedOn: '2026-11-20', note: '', extraMinor: 0, lines, ...more }
    return ask('orders.receive', input, amira, options)
  }
  /** The amount in the base currency above which a second person approves orders. */
  async function limit(overMinor: number | null): Promise<void> {
    const kind = 'procurement.purchaseOrder'
    const { items } = (await amira.call('approvals.limits.list', {}, { workspace })).body
    const { version } = items.find((item: { kind: string }) => item.kind === kind)
    const { status } = await amira.call('approvals.limits.update', { kind, overMinor, version }, { workspace })
    if (status !== 200) throw new Error(`the limit was refused with ${status}`)
  }
  const variants = await plaza.rows<{ id: string }>(
    `select v.id from catalog.variants v join inventory.stock s on s.variant_id = v.id where v.workspace_id = $1 order by v.id`,
    [workspace],
  )
  async function onHand(variantId: string): Promise<number> {
    const [row] = await plaza.rows<{ onHand: string }>('select on_hand as "onHand" from inventory.stock where variant_id = $1', [variantId])
    return Number(row?.onHand)
  }
  const goods = variants.map(({ id }) => id)
  return { amira, workspace, supplierId, ask, supplier, orderFields, order, choose, receive, limit, goods, onHand }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
