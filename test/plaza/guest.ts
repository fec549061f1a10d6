/** A guest of the public API: the first write returns a token that goes with each later request. */
import { randomUUID } from 'node:crypto'

export type Reply<T = Record<string, unknown>> = { status: number; body: T; headers: Headers }

export const BRUNO_ADDRESS = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }

let guests = 0

export class Guest {
  token: string | null = null
  language = 'en'
  email: string
  /** Sent as X-Forwarded-For, so that every guest has their own network address. */
  address: string
  private readonly url: string

  constructor(url: string) {
    this.url = url
    guests += 1
    this.address = `10.${2 + (guests >> 16)}.${(guests >> 8) & 255}.${guests & 255}`
    this.email = `bruno${guests}@example.com`
  }

  async call<T = never>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<[T] extends [never] ? Any : T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        'accept-language': this.language,
        'x-forwarded-for': this.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { 'plaza-guest': this.token } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.token = response.headers.get('plaza-guest') ?? this.token
    return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers }
  }

  get = (path: string, headers?: Record<string, string>) => this.call('GET', path, undefined, headers)

  add = (variantId: string, quantity = 1, key?: string) => this.call('POST', '/cart/lines', { variantId, quantity }, idempotencyHeader(key))

  setQuantity = (lineId: string, quantity: number) => this.call('PUT', `/cart/lines/${lineId}`, { quantity })

  clearCart = () => this.call('DELETE', '/cart/lines')

  cart = () => this.get('/cart')

  /** Uploads a picture as this guest's browser does. */
  async upload(picture: Uint8Array<ArrayBuffer>): Promise<{ status: number; uploadId: string }> {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `plaza_guest=${this.token}` }
    const response = await fetch(`${this.url}/uploads`, { method: 'PUT', body: picture, headers })
    return { status: response.status, uploadId: (JSON.parse(await response.text()) as { uploadId?: string }).uploadId ?? '' }
  }

  /** Places the order of the cart; with a new idempotency key unless one is given. */
  placeOrder = (changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
    this.call('POST', '/checkout/orders', { email: this.email, shippingAddress: BRUNO_ADDRESS, ...changes }, idempotencyHeader(key))
}

// biome-ignore lint/suspicious/noExplicitAny: a reply is looked into by assertions, which fail when a field is not there
type Any = any

function idempotencyHeader(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key }
}
