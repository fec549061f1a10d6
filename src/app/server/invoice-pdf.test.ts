/** Who gets an invoice as PDF. What stands on it is seen in a browser (test/e2e/orders-journey.ts). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Paper } from '#platform/server/printing/printer.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let printed: string[]

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
})
afterAll(() => plaza.close())

/** In the place of a Chromium: asks for the page once, as it would. */
async function print({ url, answer, language }: Paper): Promise<Buffer> {
  const { status } = await answer({ method: 'GET', url, headers: { accept: 'text/html', host: 'elsewhere' }, body: null })
  printed.push(`${language} ${status} ${new URL(url).pathname}`)
  return Buffer.from('%PDF-1.7')
}

describe('an invoice as PDF', () => {
  const get = (path: string, cookie = '') => fetch(plaza.url + path, { headers: { cookie } })

  async function bought() {
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 1)
    const { body } = await guest.placeOrder()
    const path = `/order-confirmation/${body.orderId}/invoice/${body.orderId}-1`
    return { path: `${path}.pdf`, page: path, cookie: `plaza_guest=${guest.token}` }
  }

  test('is for who may see the order: the same page, printed for them, kept by nobody', async () => {
    printed = []
    plaza.kernel.print = print
    const { path, page, cookie } = await bought()
    const reply = await get(path, `${cookie}; plaza_lng=es`)
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="ORD-[0-9A-Z]{10}-1\.pdf"$/)
    expect(await reply.text()).toBe('%PDF-1.7')
    expect(printed).toEqual([`es 200 ${page}`])
  })

  test('does not exist for anybody else, and no browser is begun for them', async () => {
    printed = []
    plaza.kernel.print = print
    const { path, cookie } = await bought()
    const stranger = await bought()
    const refused = [await get(path), await get(path, stranger.cookie), await get(path.replace('-1.pdf', '-9.pdf'), cookie)]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(await Promise.all(refused.map((reply) => reply.text()))).size).toBe(1)
    expect(printed).toEqual([])
  })

  test('is not there without a Chromium, and the page is told so', async () => {
    plaza.kernel.print = null
    const { path, cookie } = await bought()
    expect((await get(path, cookie)).status).toBe(404)
    const { body } = await plaza.browser().call('orders.printing', {})
    expect(body).toEqual({ pdf: false })
  })

  test('comes two at a time, and not without end', async () => {
    let finish: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = 0
    plaza.kernel.print = async () => {
      begun += 1
      await held
      return Buffer.from('%PDF-1.7')
    }
    const { path, cookie } = await bought()
    const underway = [get(path, cookie), get(path, cookie)]
    await expect.poll(() => begun).toBe(2)
    expect((await get(path, cookie)).status).toBe(503)
    finish()
    expect((await Promise.all(underway)).map(({ status }) => status)).toEqual([200, 200])
    plaza.kernel.print = async () => Buffer.from('%PDF-1.7')
    const statuses: number[] = []
    for (let count = 0; count < 20; count += 1) statuses.push((await get(path, cookie)).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  })
})
