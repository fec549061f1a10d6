/** A push service on this machine, and the browsers that it serves: they decrypt what they get (RFC 8291). */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { INTERNET, type Network } from '#platform/server/guarded-fetch/network.ts'
import { createTestCertificate } from './test-certificate.ts'

const HOST = 'push.example.net'

export type FakeBrowser = {
  subscription: { endpoint: string; p256dh: string; auth: string }
  /** The payloads it got, oldest first. */
  received: unknown[]
  /** The headers of the last request. */
  headers: Record<string, unknown>
  /** What the push service answers about it. */
  status: number
}

export type FakePushService = { network: Network; browser(): FakeBrowser; close(): Promise<void> }

export async function openFakePushService(): Promise<FakePushService> {
  const { key, cert } = createTestCertificate(HOST)
  const browsers = new Map<string, FakeBrowser & { decrypt(body: Buffer): unknown }>()
  const server: Server = createServer({ key, cert }, async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const browser = browsers.get(request.url ?? '')
    if (browser && browser.status < 300) {
      browser.headers = request.headers
      browser.received.push(browser.decrypt(Buffer.concat(pieces)))
    }
    response.writeHead(browser?.status ?? 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    network: { ...INTERNET, resolve: async () => ['127.0.0.1'], isAllowed: () => true, isAllowedPort: () => true, ca: cert },
    browser() {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${browsers.size}`
      const subscription = {
        endpoint: `https://${HOST}:${port}${path}`,
        p256dh: pair.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
      const browser = { subscription, received: [], headers: {}, status: 201, decrypt: (body: Buffer) => decrypt(body, pair, auth) }
      browsers.set(path, browser)
      return browser
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function decrypt(body: Buffer, pair: ECDH, auth: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const senderLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + senderLength)
  const sealed = body.subarray(21 + senderLength)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, about, 32))
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, length))
  const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}
