/** What a domain's sample records are made with: records of Amira's that Chen must not see (`src/domains/<domain>/test/records.ts`). */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'

/** Two inputs of one operation: a record of somebody else, and one that never existed. `workspace`: Chen's own, where one is named. */
export type Pair = { foreign: object; missing: object; workspace?: string }

export type DomainRecords = {
  /** Each operation that names a record. */
  records: (scene: RecordScene) => Record<string, () => Promise<Pair>>
  /** Operations with an id among their inputs that name no record of somebody, and why. */
  noRecord?: Record<string, string>
}

export type RecordScene = {
  plaza: TestPlaza
  /** Amira, who owns `workspace`. */
  owner: Member
  /** Bruno, who buys from her. */
  buyer: Member
  workspace: string
  idOf(username: string): Promise<string>
  /** A pair that Chen asks for in a workspace of his own. */
  inOwnWorkspace(foreign: object, missing: object): Promise<Pair>
  /** The same, in a workspace that may sell. */
  inOwnShop(foreign: object, missing: object): Promise<Pair>
  /** An upload of Amira's. */
  upload(): Promise<string>
  /** An order of Amira's own, of a lamp. */
  order(): Promise<string>
}

export const NO_UPLOAD = 'upl_00000000000000000000000000'
export const WHOLE_PICTURE = { left: 0, top: 0, width: 1, height: 1 }

type People = { owner: Member; otherOwner: Member; buyer: Member; workspace: string }

export function createRecordScene(plaza: TestPlaza, { owner, otherOwner, buyer, workspace }: People): RecordScene {
  async function inOwnWorkspace(foreign: object, missing: object): Promise<Pair> {
    const { workspaces } = (await otherOwner.call('workspaces.list')).body
    return { foreign, missing, workspace: workspaces.find(({ name }: { name: string }) => name === 'Chen & Co').id }
  }
  return {
    plaza,
    owner,
    buyer,
    workspace,
    inOwnWorkspace,
    async idOf(username) {
      return (await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', [username]))[0]?.id ?? ''
    },
    async inOwnShop(foreign, missing) {
      const pair = await inOwnWorkspace(foreign, missing)
      const application = { name: 'Chen & Co', description: 'Tea.', legal: null, policies: { shipping: '', returns: '' } }
      await otherOwner.call('vendors.application.submit', application, { workspace: pair.workspace ?? '' })
      return pair
    },
    async upload() {
      const pixel = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a63' } })
        .png()
        .toBuffer()
      const headers = { 'content-type': 'image/png', 'content-length': String(pixel.length) }
      const sent = await owner.send('PUT', '/uploads', new Uint8Array(pixel), headers)
      return ((await sent.json()) as { uploadId: string }).uploadId
    },
    async order() {
      await owner.call('cart.addLine', { variantId: await plaza.variant('LAMP'), quantity: 1 })
      const { body } = await owner.call('checkout.placeOrder', { email: 'amira@example.com', shippingAddress: BRUNO_ADDRESS })
      return body.orderId
    },
  }
}

const SOURCES = fileURLToPath(new URL('../../src/domains/', import.meta.url))

export async function loadDomainRecords(): Promise<DomainRecords[]> {
  const files = globSync('*/test/records.ts', { cwd: SOURCES }).sort()
  const modules = await Promise.all(files.map((file) => import(`${SOURCES}${file}`)))
  return modules.map(({ domainRecords }: { domainRecords: DomainRecords }) => domainRecords)
}
