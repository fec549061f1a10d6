/** A demo supplier with a workspace of its own: the shop of the platform, which confirmed an order in part and a little later. */
import { findOwner } from '#domains/workspaces/server/index.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { LineInput } from '../contract.ts'
import { loadLines } from './lines.sql.ts'
import { acceptLinkRow, insertLink } from './links.sql.ts'
import { recordChange } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import { changeOrder } from './orders.sql.ts'
import { sendingToken } from './sending-link.ts'
import { confirmSending, insertSending, saveConfirmedLines } from './sendings.sql.ts'
import { insertSupplier } from './suppliers.sql.ts'

const DAY_MS = 24 * 3600_000

const HOUSE = {
  name: 'Plaza House',
  contactName: 'Omar',
  email: 'orders@plaza-house.example',
  phone: '',
  address: '',
  language: 'en',
  currency: 'USD',
  paymentTerms: '14 days net',
  leadTimeDays: 9,
  minUnits: null,
  notes: '',
} as const

const LINES: readonly LineInput[] = [
  { id: null, variantId: null, name: 'Gift boxes, kraft', qty: 120, priceMinor: 95, warehouseId: null },
  { id: null, variantId: null, name: 'Tissue paper, 500 sheets', qty: 8, priceMinor: 1450, warehouseId: null },
]

type Sides = { workspaceId: string; owner: string; linkedWorkspaceId: string }
type Place = (supplierId: string, days: number, lines: LineInput[]) => Promise<string>

export async function seedLinkedSupplier(tx: Tx, { workspaceId, owner, linkedWorkspaceId }: Sides, place: Place): Promise<void> {
  const seller = await findOwner(tx.db, linkedWorkspaceId)
  if (!seller) return
  const supplierId = newId('supplier')
  await insertSupplier(tx.db, { ...HOUSE, workspaceId, id: supplierId, createdAt: tx.now })
  await tx.services.search.add(tx, 'supplier', [supplierId])
  const linkId = newId('plk')
  await insertLink(tx.db, { id: linkId, workspaceId, supplierId, linkedWorkspaceId, askedBy: owner, askedAt: tx.now })
  await acceptLinkRow(tx.db, { id: linkId, linkedWorkspaceId, by: seller, now: tx.now })
  const orderId = await place(supplierId, 9, [...LINES])
  const id = newId('pos')
  const by = { linkedWorkspaceId, sentBy: owner, sentAt: tx.now }
  const mail = { email: '', language: 'en', message: '', tokenHash: hashToken(sendingToken(tx.services, id)) } as const
  await insertSending(tx.db, { id, workspaceId, orderId, ...mail, ...by })
  await recordChange(tx, owner, orderId, 'sent', 'Sent')
  const [boxes, paper] = await loadLines(tx.db, orderId)
  if (!boxes || !paper) return
  const soon = dayOf(new Date(tx.now.getTime() + 9 * DAY_MS))
  const later = dayOf(new Date(tx.now.getTime() + 12 * DAY_MS))
  await saveConfirmedLines(tx.db, [
    { sendingId: id, lineId: boxes.id, quantity: 100, expectedOn: later },
    { sendingId: id, lineId: paper.id, quantity: paper.quantity, expectedOn: soon },
  ])
  await confirmSending(tx.db, id, { confirmedAt: tx.now, confirmedBy: seller, note: 'The last 20 boxes come with your next order.' })
  await changeOrder(tx.db, orderId, { status: 'Confirmed', approvedAt: tx.now, confirmedOn: later })
  await recordChange(tx, '', orderId, 'confirmed', 'Confirmed')
}
