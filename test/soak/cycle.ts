/** What hostile and ordinary visitors do to a Plaza, over and over: everything that needs memory. */
import sharp from 'sharp'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { PALETTES } from '#platform/shared/theme.ts'
import { Member } from '#test/plaza/member.ts'

export type Soak = {
  url: string
  /** Amira, who sells. */
  vendor: Member
  /** The number of an order of hers. */
  order: string
  picture: Uint8Array<ArrayBuffer>
}

/** A picture of ten megabytes; noise does not compress. */
export async function noisePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = sharp({
    create: { width: 1800, height: 1800, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
  return new Uint8Array(await noise.png({ compressionLevel: 0 }).toBuffer())
}

/** Throws when an answer is not the expected one. `number` makes each cycle different. */
export async function runCycle({ url, vendor, order, picture }: Soak, number: number): Promise<void> {
  const visitor = new Member(url, `10.2.${number >> 8}.${number & 255}`)
  const json = { 'content-type': 'application/json' }
  const expectStatus = async (wanted: number, response: Promise<Response>) => {
    const { status, url: address } = await response.then(async (reply) => {
      await reply.arrayBuffer()
      return reply
    })
    if (status !== wanted) throw new Error(`${address} answered ${status}, not ${wanted}`)
  }

  // What is refused.
  const addLine = '/rpc/cart/addLine'
  for (let time = 0; time < 10; time += 1) {
    await expectStatus(415, visitor.send('POST', addLine, 'x'.repeat(100_000), { 'content-type': 'text/plain' }))
    await expectStatus(400, visitor.send('POST', addLine, `{"json":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, json))
    await expectStatus(400, visitor.send('POST', addLine, JSON.stringify({ json: { variantId: 'x'.repeat(900_000) } }), json))
    await expectStatus(404, visitor.send('GET', `/assets/${number}-${time}.js`))
    await expectStatus(404, visitor.send('GET', `/files/${number}${time}`))
  }
  await expectStatus(413, visitor.send('POST', addLine, JSON.stringify({ json: 'x'.repeat(1_100_000) }), json))

  // Pages, in every look and language, with any filter.
  for (let page = 0; page < 30; page += 1) {
    visitor.cookies.set('plaza_theme', PALETTES[(number + page) % PALETTES.length] ?? '')
    const query = `?lng=${['en', 'es', 'ar'][page % 3]}&q=${number}x${page}&junk=${number}`
    await expectStatus(200, visitor.send('GET', `/marketplace${page % 2 ? query : ''}`, null, { 'accept-encoding': 'br' }))
    await expectStatus(200, visitor.send('GET', `/api/v1/marketplace/listings?q=${number}y${page}`))
  }

  // Sessions, pictures and documents.
  for (let time = 0; time < 3; time += 1) {
    const browser = new Member(url, visitor.address)
    const { status } = await browser.logIn('amira@example.com', FIXTURE_PASSWORD)
    if (status !== 200) throw new Error(`the login answered ${status}`)
    await browser.logOut()
  }
  await expectStatus(200, vendor.send('PUT', '/uploads', picture, { 'content-type': 'image/png' }))
  for (const language of ['en', 'es', 'ar'])
    await expectStatus(200, vendor.send('GET', `/orders/${order}/packing-slip.pdf?lng=${language}`))
}
