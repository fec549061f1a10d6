import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readScanned } from '#platform/web/scan/match-code.ts'
import type { OrderView } from '../../contract.ts'
import {
  addUnits,
  EMPTY_RECEIPT,
  findLines,
  lineState,
  type ReceiptDraft,
  readReceipt,
  receivableLines,
  receiveAll,
  summarize,
  takeBack,
  toReceipt,
  unitsByLine,
} from './receipt-draft.rules.ts'

const line = (id: string, variantId: string | null, open: number, receivable = open) =>
  ({
    id,
    variantId,
    sku: `SKU-${variantId}`,
    name: id,
    qty: open,
    received: 0,
    open,
    receivable,
    warehouse: null,
  }) as unknown as OrderView['items'][number]

const items = [line('mug', 'var_m', 4, 5), line('more mugs', 'var_m', 2), line('bowl', 'var_b', 3), line('done', 'var_d', 0)]
const codes = [
  { lineId: 'mug', productId: 'prod_1', gtin: '4006381333931' },
  { lineId: 'more mugs', productId: 'prod_1', gtin: '4006381333931' },
  { lineId: 'bowl', productId: 'prod_1', gtin: null },
]
const lines = receivableLines({ items }, codes, new Map())
const found = (code: string, draft: ReceiptDraft = EMPTY_RECEIPT) => findLines(lines, readScanned(code), draft).map(({ id }) => id)

describe('a scanned code', () => {
  test('means a line by barcode, SKU or label, and an ended line is not offered', () => {
    expect(found('4006381333931')).toEqual(['mug'])
    expect(found('sku-var_b')).toEqual(['bowl'])
    expect(found('https://plaza.example/products/prod_1?variant=var_b')).toEqual(['bowl'])
    expect(found('https://plaza.example/products/prod_1')).toEqual(['mug', 'bowl'])
    expect([found('nothing'), found('SKU-var_d')]).toEqual([[], []])
  })

  test('goes on with the next line of the same variant once the first is full', () => {
    expect(found('4006381333931', addUnits(EMPTY_RECEIPT, 'mug', 4))).toEqual(['more mugs'])
    expect(found('4006381333931', receiveAll(EMPTY_RECEIPT, lines))).toEqual(['mug'])
  })
})

describe('a receipt', () => {
  test('adds what was scanned, and says how a line is', () => {
    const draft = addUnits(addUnits(EMPTY_RECEIPT, 'mug', 1), 'mug', 3)
    expect(draft.quantities).toEqual({ mug: 4 })
    const mug = lines[0] as (typeof lines)[number]
    expect([0, null, 3, 4, 5, 6, 1.5, 'x', -1].map((typed) => lineState(mug, typed))).toEqual(
      'none none some all over tooMany wrong wrong wrong'.split(' '),
    )
    expect(summarize({ ...EMPTY_RECEIPT, quantities: { mug: 5, bowl: 1 } }, lines)).toEqual({ units: 6, isRight: true })
    expect(summarize({ ...EMPTY_RECEIPT, quantities: { mug: 6 } }, lines).isRight).toBe(false)
  })

  test('sends only the lines that came, on the person’s day', () => {
    const draft = { ...EMPTY_RECEIPT, quantities: { mug: 2, bowl: 0 }, warehouses: { mug: 'wh_2', bowl: 'wh_2' }, note: ' wet ' }
    expect(
      toReceipt({ ...draft, lots: { mug: [{ number: ' L1 ', quantity: null, expiresOn: '' }], bowl: [] } }, lines, '2026-11-25').lines,
    ).toEqual([{ lineId: 'mug', quantity: 2, warehouseId: 'wh_2', lots: [{ number: 'L1', quantity: 2, madeOn: null, expiresOn: null }] }])
    expect(toReceipt(draft, lines, '2026-11-25')).toEqual({
      receivedOn: '2026-11-25',
      note: 'wet',
      extraMinor: 0,
      lines: [{ lineId: 'mug', quantity: 2, warehouseId: 'wh_2' }],
    })
  })

  test('is counted against what waits on this device', () => {
    const waiting = unitsByLine([{ lines: [{ lineId: 'mug', quantity: 1 }] }, { lines: [{ lineId: 'mug', quantity: 2 }] }])
    expect(receivableLines({ items }, codes, waiting)[0]).toMatchObject({ waiting: 3, open: 1, most: 2 })
  })

  test('that was rejected is taken back whole, to what was counted since', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (sent, since, extra) => {
        const draft = { ...EMPTY_RECEIPT, quantities: { mug: since } }
        const back = takeBack(draft, {
          receivedOn: '2026-11-20',
          note: 'wet',
          extraMinor: extra,
          lines: [{ lineId: 'mug', quantity: sent, lots: [{ number: 'L1', quantity: 1, madeOn: null, expiresOn: '2027-01-01' }] }],
        })
        expect(back.lots).toEqual({ mug: [{ number: 'L1', quantity: 1, expiresOn: '2027-01-01' }] })
        expect(back).toMatchObject({ quantities: { mug: sent + since }, receivedOn: '2026-11-20', note: 'wet' })
        expect(back.extraMinor ?? 0).toBe(extra)
      }),
    )
  })

  test('is read back from this device; what is unreadable is empty', () => {
    const draft = { ...EMPTY_RECEIPT, quantities: { mug: 2 } }
    expect(readReceipt(JSON.stringify(draft))).toEqual(draft)
    expect(['', '{', '[]', '{"quantities":1}'].map(readReceipt)).toEqual([EMPTY_RECEIPT, EMPTY_RECEIPT, EMPTY_RECEIPT, EMPTY_RECEIPT])
  })
})
