/** Stripe's HTTP API as far as Plaza uses it: sessions, refunds, idempotency keys, signed events. All state is in memory. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signBody } from '#platform/server/signed-body.ts'

export const STRIPE_SECRET = 'whsec_test'

type Session = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string
}
type Refund = { id: string; status: string; amount: number; payment_intent: string; failure_reason?: string; metadata: { refund: string } }

export type FakeStripe = {
  url: string
  sessions: Map<string, Session>
  refunds: Map<string, Refund>
  /** The payment of Plaza behind each Payment Intent. */
  intents: Map<string, string>
  requests: { path: string; key: string | undefined; fields: URLSearchParams }[]
  /** The payer pays on Stripe's page. */
  pay(sessionId: string): void
  /** The error that Stripe returns to the next request. */
  failNext(status: number, code: string): void
  /** From now on the bank rejects refunds, with an event. */
  refuseRefunds: boolean
  /** An event as Stripe would send it. */
  event(type: string, object: unknown, now: Date, id?: string): { body: Buffer; signature: string }
  close(): Promise<void>
}

export async function openFakeStripe(): Promise<FakeStripe> {
  const answered = new Map<string, { fields: string; reply: unknown }>()
  let failure: { status: number; code: string } | null = null
  const stripe: FakeStripe = {
    url: '',
    sessions: new Map(),
    refunds: new Map(),
    intents: new Map(),
    requests: [],
    refuseRefunds: false,
    pay(sessionId) {
      const session = stripe.sessions.get(sessionId)
      if (session?.status !== 'open') throw new Error(`session ${sessionId} is not open`)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${sessionId}`, url: null })
    },
    failNext(status, code) {
      failure = { status, code }
    },
    event(type, object, now, id = `evt_${Math.random()}`) {
      const body = Buffer.from(JSON.stringify({ id, object: 'event', type, data: { object } }))
      return { body, signature: signBody(body, STRIPE_SECRET, now) }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  function answer(method: string, path: string, fields: URLSearchParams): { status: number; json: unknown } {
    if (failure) {
      const { status, code } = failure
      failure = null
      return { status, json: { error: { type: 'invalid_request_error', code } } }
    }
    const [, id = '', action] = /^checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? []
    const session = stripe.sessions.get(id)
    if (session && method === 'GET') return { status: 200, json: session }
    if (session && action === 'expire') {
      if (session.status !== 'open') return { status: 400, json: { error: { type: 'invalid_request_error' } } }
      Object.assign(session, { status: 'expired', url: null })
      return { status: 200, json: session }
    }
    if (path === 'checkout/sessions') return { status: 200, json: newSession(fields) }
    if (path === 'refunds') return newRefund(fields)
    const [, intent = ''] = /^payment_intents\/([^/]+)$/.exec(path) ?? []
    const payment = stripe.intents.get(intent)
    if (payment) return { status: 200, json: { id: intent, metadata: { payment } } }
    return { status: 404, json: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
  }

  function newSession(fields: URLSearchParams): Session {
    const id = `cs_${stripe.sessions.size + 1}`
    const session: Session = {
      id,
      url: `${stripe.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: fields.get('client_reference_id') ?? '',
    }
    stripe.sessions.set(id, session)
    return session
  }

  function newRefund(fields: URLSearchParams): { status: number; json: unknown } {
    const intent = fields.get('payment_intent') ?? ''
    const paid = [...stripe.sessions.values()].find(({ payment_intent }) => payment_intent === intent)
    const given = [...stripe.refunds.values()]
      .filter((refund) => refund.payment_intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0)
    const amount = Number(fields.get('amount'))
    if (!paid || given + amount > paid.amount_total) return { status: 400, json: { error: { code: 'charge_already_refunded' } } }
    const id = `re_${stripe.refunds.size + 1}`
    const refund: Refund = {
      id,
      status: stripe.refuseRefunds ? 'pending' : 'succeeded',
      amount,
      payment_intent: intent,
      metadata: { refund: fields.get('metadata[refund]') ?? '' },
    }
    stripe.refunds.set(id, refund)
    return { status: 200, json: refund }
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = (request.url ?? '').replace('/v1/', '')
      const body = Buffer.concat(pieces).toString()
      const fields = new URLSearchParams(body)
      const key = request.headers['idempotency-key']?.toString()
      stripe.requests.push({ path, key, fields })
      const known = key === undefined ? undefined : answered.get(key)
      const send = ({ status, json }: { status: number; json: unknown }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(json))
      }
      if (request.headers.authorization !== 'Bearer sk_test_plaza') return send({ status: 401, json: { error: { code: 'unauthorized' } } })
      if (known)
        return send(
          known.fields === body ? { status: 200, json: known.reply } : { status: 400, json: { error: { type: 'idempotency_error' } } },
        )
      const reply = answer(request.method ?? 'GET', path, fields)
      if (key !== undefined && reply.status === 200) answered.set(key, { fields: body, reply: structuredClone(reply.json) })
      send(reply)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stripe
}
