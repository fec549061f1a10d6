import type { DomainRecords } from '#test/security/record-scene.ts'

const MISSING_SUPPLIER = 'supplier_00000000000000000000000000'
const MISSING_ORDER = 'po_00000000000000000000000000'
const MISSING_LINE = 'pol_00000000000000000000000000'
const MISSING_LINK = 'plk_00000000000000000000000000'
const SUPPLIER = {
  name: 'Mine',
  contact: { name: '', email: '', phone: '', address: '', language: 'en' },
  currency: 'USD',
  paymentTerms: '',
  leadTimeDays: null,
  notes: '',
}
const PRICE = { supplierSku: '', priceMinor: 1, minUnits: null, leadTimeDays: null, packSize: null, preferred: false, version: null }
const RETURN = {
  receiptId: 'rcv_00000000000000000000000000',
  returnedOn: '2026-11-01',
  reason: 'wrong',
  replaced: false,
  note: '',
  warehouseId: null,
  lines: [{ lineId: MISSING_LINE, quantity: 1 }],
}
const MISSING_BILL = 'bill_00000000000000000000000000'
const BILL = { number: 'A-1', billedOn: '2026-11-01', dueOn: null, otherMinor: 100, note: '', lines: [] }
const ORDER = {
  currency: 'USD',
  rateMicros: 1_000_000,
  expectedDate: '2027-01-01',
  notes: '',
  items: [{ id: null, variantId: null, name: 'Repair', qty: 1, priceMinor: 100 }],
}

export const domainRecords: DomainRecords = {
  noRecord: {
    'procurement.supplierLink.confirm': 'the token is the right',
    'procurement.suppliers.list': 'a tag of another workspace finds nothing',
  },
  records({ owner, workspace, inOwnWorkspace }) {
    const supplier = async () => (await owner.call('procurement.suppliers.create', SUPPLIER, { workspace })).body.id
    async function supplierPair(rest: object = {}) {
      return inOwnWorkspace({ supplierId: await supplier(), ...rest }, { supplierId: MISSING_SUPPLIER, ...rest })
    }
    async function orderPair(rest: object = {}) {
      const { body } = await owner.call('procurement.orders.create', { ...ORDER, supplierId: await supplier() }, { workspace })
      return inOwnWorkspace({ orderId: body.id, ...rest }, { orderId: MISSING_ORDER, ...rest })
    }
    async function linkPair() {
      const { body } = await owner.call('procurement.links.ask', { supplierId: await supplier(), slug: 'plaza-house' }, { workspace })
      return inOwnWorkspace({ linkId: body.link.id }, { linkId: MISSING_LINK })
    }
    async function billPair(rest: object = {}) {
      const { body: order } = await owner.call('procurement.orders.create', { ...ORDER, supplierId: await supplier() }, { workspace })
      const { body } = await owner.call('procurement.bills.enter', { ...BILL, orderId: order.id }, { workspace })
      return inOwnWorkspace({ billId: body.id, version: 1, ...rest }, { billId: MISSING_BILL, version: 1, ...rest })
    }
    return {
      'procurement.orders.create': async () =>
        inOwnWorkspace({ ...ORDER, supplierId: await supplier() }, { ...ORDER, supplierId: MISSING_SUPPLIER }),
      'procurement.orders.list': async () => inOwnWorkspace({ supplierId: await supplier() }, { supplierId: MISSING_SUPPLIER }),
      'procurement.suggestions.order': async () => {
        const line = { variantId: 'var_nothing', warehouseId: 'wh_nothing', target: 10 }
        return inOwnWorkspace(
          { lines: [{ ...line, supplierId: await supplier() }] },
          { lines: [{ ...line, supplierId: MISSING_SUPPLIER }] },
        )
      },
      'procurement.suppliers.get': () => supplierPair(),
      'procurement.suppliers.update': () => supplierPair({ version: 1, ...SUPPLIER }),
      'procurement.suppliers.archive': () => supplierPair({ archived: true }),
      'procurement.bills.list': () => orderPair(),
      'procurement.bills.enter': () => orderPair(BILL),
      'procurement.bills.pay': () => billPair({ paidOn: '2026-11-01', note: '' }),
      'procurement.bills.reopen': () => billPair(),
      'procurement.bills.void': () => billPair({ reason: 'Wrong' }),
      'procurement.supplierItems.list': () => supplierPair(),
      'procurement.supplierItems.save': () => supplierPair({ ...PRICE, variantId: 'var_nothing' }),
      'procurement.supplierItems.remove': () => supplierPair({ variantId: 'var_nothing' }),
      'procurement.variants': () => supplierPair({ q: '' }),
      'procurement.sendings.get': () => orderPair(),
      'procurement.sendings.send': () => orderPair({ version: 1, email: 'supplier@example.com', language: 'en', message: '' }),
      'procurement.customerOrders.get': () => orderPair(),
      'procurement.customerOrders.confirm': () =>
        orderPair({ version: 1, note: '', lines: [{ lineId: MISSING_LINE, quantity: 1, expectedDate: '2099-01-01' }] }),
      'procurement.customerOrders.advise': () =>
        orderPair({ carrier: '', trackingNumber: '', expectedDate: '2099-01-01', lines: [{ lineId: MISSING_LINE, quantity: 1 }] }),
      'procurement.links.get': () => supplierPair(),
      'procurement.links.ask': () => supplierPair({ slug: 'plaza-house' }),
      'procurement.links.accept': linkPair,
      'procurement.links.end': linkPair,
      'procurement.orders.get': () => orderPair(),
      'procurement.orders.codes': () => orderPair(),
      'procurement.orders.lots': () => orderPair(),
      'procurement.orders.update': () => orderPair({ version: 1, ...ORDER, supplierId: MISSING_SUPPLIER }),
      'procurement.orders.setStatus': () => orderPair({ version: 1, status: 'Sent' }),
      'procurement.orders.receive': () =>
        orderPair({ version: 1, receivedOn: '2026-11-01', note: '', extraMinor: 0, lines: [{ lineId: MISSING_LINE, quantity: 1 }] }),
      'procurement.orders.returnGoods': () => orderPair({ version: 1, ...RETURN }),
      'procurement.orders.closeLines': () => orderPair({ version: 1, lines: [MISSING_LINE], closed: true }),
    }
  },
}
