/** Amira's order that was sent to its supplier, who answers by the mailed link or in a linked workspace. */
import type { Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { OrderView, SentOrder } from '../contract.ts'
import type { Shop } from './shop.ts'

export const CONTACT = { name: 'Lucía', email: 'orders@clay.example', phone: '', address: '', language: 'es' } as const

export const sendInput = ({ id, version }: OrderView, more: object = {}) => ({
  orderId: id,
  version,
  email: 'orders@clay.example',
  language: 'en',
  message: '',
  ...more,
})

export async function send(shop: Shop, order: OrderView, more: object = {}): Promise<OrderView> {
  const { status, body } = await shop.ask('sendings.send', sendInput(order, more))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** The token of the last mail to an address. */
export async function mailedToken(plaza: TestPlaza, address: string): Promise<string> {
  await plaza.settle()
  const mail = plaza.mailTo(address).at(-1)
  const token = mail && new URL(mail.link()).searchParams.get('token')
  if (!token) throw new Error(`no link was mailed to ${address}`)
  return token
}

/** All of every line by a day, but for `quantities` in the order of the lines. */
export const confirmation = ({ version, lines }: SentOrder, quantities: number[] = [], expectedDate = '2099-12-31') => ({
  version,
  note: '',
  lines: lines.map(({ id, qty }, at) => ({ lineId: id, quantity: quantities[at] ?? qty, expectedDate })),
})

export function bearer(who: Member, token: string) {
  return {
    get: () => who.call('procurement.supplierLink.get', { token }),
    confirm: (input: object) => who.call('procurement.supplierLink.confirm', { token, ...input }),
  }
}
