import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_WAREHOUSE = 'wh_00000000000000000000000000'
const NO_VARIANT = 'var_00000000000000000000000000'
const NO_LOT = 'lot_00000000000000000000000000'
const NO_TRANSFER = 'TRF-0000000000'
const WAREHOUSE = { name: 'Depot', location: 'Amman' }

export const domainRecords: DomainRecords = {
  records({ plaza, owner, workspace, inOwnWorkspace }) {
    let made = 0
    const call = async (operation: string, input: object) => (await owner.call(operation, input, { workspace })).body
    const warehouse = async () => {
      made += 1
      return (await call('inventory.warehouses.create', { ...WAREHOUSE, name: `Depot ${made}` })).id as string
    }
    const main = async () => (await call('inventory.warehouses.list', {})).items[0].id as string
    const plate = () => plaza.variant('PLATE')
    const transfer = async () => {
      const items = [{ variantId: await plate(), quantity: 1 }]
      return (await call('inventory.transfers.create', { fromWarehouseId: await main(), toWarehouseId: await warehouse(), items }))
        .id as string
    }
    const ofWarehouse = async (rest: object = {}) =>
      inOwnWorkspace({ warehouseId: await warehouse(), ...rest }, { warehouseId: NO_WAREHOUSE, ...rest })
    const ofVariant = async (rest: object = {}) => inOwnWorkspace({ variantId: await plate(), ...rest }, { variantId: NO_VARIANT, ...rest })
    const ofTransfer = async () => inOwnWorkspace({ transferId: await transfer() }, { transferId: NO_TRANSFER })
    const lot = async () => {
      const variantId = await plate()
      await call('inventory.lots.setTracking', { variantId, tracking: 'batch' })
      return (await call('inventory.lots.list', { variantId })).items[0].id as string
    }
    const ofLot = async (rest: object = {}) => inOwnWorkspace({ lotId: await lot(), ...rest }, { lotId: NO_LOT, ...rest })
    return {
      'inventory.lots.get': () => ofLot(),
      'inventory.lots.update': () => ofLot({ number: 'L-1', expiresOn: null, madeOn: null }),
      'inventory.lots.setTracking': () => ofVariant({ tracking: 'batch' }),
      'inventory.stock.get': () => ofVariant(),
      'inventory.stock.adjust': async () => ofVariant({ warehouseId: await main(), change: { by: 1 }, reason: 'found' }),
      'inventory.stock.setReorderPoint': async () => ofVariant({ warehouseId: await main(), reorderPoint: 3 }),
      'inventory.stock.moveAllocation': async () =>
        ofVariant({
          reference: { type: 'order', id: 'ORD-0000000000' },
          fromWarehouseId: await main(),
          toWarehouseId: await warehouse(),
          quantity: 1,
        }),
      'inventory.warehouses.update': () => ofWarehouse({ ...WAREHOUSE, version: 1 }),
      'inventory.warehouses.remove': () => ofWarehouse(),
      'inventory.warehouses.setDefault': () => ofWarehouse(),
      'inventory.warehouses.arrange': async () => inOwnWorkspace({ warehouseIds: [await warehouse()] }, { warehouseIds: [NO_WAREHOUSE] }),
      'inventory.picking.get': () => ofWarehouse({ keys: ['order:ORD-0000000000'] }),
      'inventory.picking.pick': () =>
        ofWarehouse({ referenceType: 'order', referenceId: 'ORD-0000000000', lines: [{ variantId: NO_VARIANT, picked: 1 }] }),
      'inventory.transfers.get': ofTransfer,
      'inventory.transfers.cancel': ofTransfer,
      'inventory.transfers.create': async () => {
        const items = [{ variantId: await plate(), quantity: 1 }]
        const foreign = { fromWarehouseId: await main(), toWarehouseId: await warehouse(), items }
        return inOwnWorkspace(foreign, { fromWarehouseId: NO_WAREHOUSE, toWarehouseId: `${NO_WAREHOUSE}0`, items })
      },
    }
  },
  noRecord: {
    'inventory.lots.list': 'a filter: another workspace’s variant or warehouse has no lots here',
    'inventory.stock.list': 'a filter: another workspace’s warehouse has no rows here',
    'inventory.stock.moves': 'a filter: another workspace’s variant or warehouse has no moves here',
    'inventory.picking.list': 'a filter: another workspace’s warehouse has nothing to pick here',
    'inventory.transfers.list': 'a filter: another workspace’s warehouse has no transfers here',
  },
}
