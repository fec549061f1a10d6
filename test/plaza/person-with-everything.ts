/** Zenobia, who uses every feature of Plaza, so that exports and erasures can be checked for completeness. */
import sharp from 'sharp'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Reply } from './guest.ts'
import type { Member } from './member.ts'
import type { TestPlaza } from './open.ts'
import { shipAndDeliver } from './purchase.ts'

export const ZENOBIA = {
  email: 'zenobia.quill@example.com',
  username: 'zenobia',
  newEmail: 'z.quill@elsewhere.example',
  displayName: 'Septimia Odaenath',
  bio: 'I throw moon jars\nby the river.',
  link: { label: 'My kiln diary', url: 'https://kiln.example/diary' },
  address: { name: 'Z. Quill', line1: 'Callejón del Horno 9', city: 'Saraguro', postalCode: '110501', country: 'EC' },
  note: 'Ring twice, the bell is shy.',
  report: 'My moon jar looks nothing like that bowl',
  request: 'Moon jars at the Saraguro fair',
  passkey: 'The blue key',
  business: 'Quill Moon Jars',
  guestOfHers: 'aunt.mercedes@example.com',
  clientAddress: '203.0.113.77',
  userAgent: 'QuillBrowser/7 (a blue tablet)',
} as const

export type FullAccount = { member: Member; id: string; orderId: string; uploadId: string }

/** All texts that identify her: names, writings, addresses, devices; her id first. */
export function identifyingTexts({ id }: FullAccount): string[] {
  const { link, bio, address, ...words } = ZENOBIA
  const { name, line1, city } = address
  return [id, 'zenobia.was', ...Object.values(words), ...bio.split('\n'), link.label, link.url, name, line1, city]
}

/** She registers, fills in her profile, buys, creates a workspace, is invited, is suspended once, and subscribes to pending emails. */
export async function personWithEverything(plaza: TestPlaza): Promise<FullAccount> {
  const member = plaza.browser()
  member.address = ZENOBIA.clientAddress
  member.userAgent = ZENOBIA.userAgent
  await member.register(ZENOBIA.email, 'zenobia.was', FIXTURE_PASSWORD)
  await plaza.settle()
  await signIn(member)
  const token = new URL(plaza.mailTo(ZENOBIA.email)[0]?.link() ?? '').searchParams.get('token')
  await expectOk(member.call('accounts.email.verify', { token }))
  await expectOk(member.call('accounts.profile.changeUsername', { username: ZENOBIA.username }))
  await expectOk(
    member.call('accounts.profile.update', { version: 2, displayName: ZENOBIA.displayName, bio: ZENOBIA.bio, links: [ZENOBIA.link] }),
  )
  await expectOk(member.call('accounts.preferences.update', { language: 'es', notifications: { postLikes: false } }))
  await expectOk(
    member.call('accounts.profile.setAvatar', { uploadId: await upload(member), crop: { left: 0, top: 0, width: 1, height: 1 } }),
  )
  const uploadId = await upload(member)

  const orderId = await buy(plaza, member)
  const productId = await plaza.product('MUG-SAGE')
  const photos = [{ uploadId: await upload(member) }]
  await expectOk(member.call('reviews.submit', { productId, rating: 4, title: 'A good mug', text: 'It keeps its heat.', photos }))
  await expectOk(member.call('marketplace.questions.ask', { productId, text: 'Is there a lid?' }))
  await expectOk(member.call('cart.addLine', { variantId: await plaza.variant('BOWL'), quantity: 1 }))
  await shopAround(plaza, member)
  await joinNetwork(plaza, member)
  await writeMessages(plaza, member)
  const workspace = (await expectOk(member.call('workspaces.create', { name: ZENOBIA.business }))).id
  await expectOk(
    member.call('workspaces.invitations.create', { email: ZENOBIA.guestOfHers, role: 'staff', permissions: [] }, { workspace }),
  )
  const { id } = await member.me()
  await actOnHerAsOthers(plaza, id)
  await signIn(member)
  await addCredentials(plaza, id)
  await expectOk(member.call('accounts.email.requestChange', { email: ZENOBIA.newEmail }))
  return { member, id, orderId, uploadId }
}

async function signIn(member: Member): Promise<void> {
  await expectOk(member.logIn(ZENOBIA.email, FIXTURE_PASSWORD))
}

async function expectOk<T>(call: Promise<Reply<T>>): Promise<T> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

async function upload(member: Member): Promise<string> {
  const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#7a6a5a' } })
    .png()
    .toBuffer()
  const response = await member.send('PUT', '/uploads', new Uint8Array(picture))
  return ((await response.json()) as { uploadId: string }).uploadId
}

/** Places an order that is delivered. */
async function buy(plaza: TestPlaza, member: Member): Promise<string> {
  await expectOk(member.call('cart.addLine', { variantId: await plaza.variant('MUG-SAGE'), quantity: 1 }))
  const { email, address: shippingAddress, note } = ZENOBIA
  const { orderId } = await expectOk(member.call('checkout.placeOrder', { email, shippingAddress, note }))
  await shipAndDeliver(plaza, orderId)
  return orderId
}

async function actOnHerAsOthers(plaza: TestPlaza, id: string): Promise<void> {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  await expectOk(amira.call('workspaces.invitations.create', { email: ZENOBIA.email, role: 'staff', permissions: [] }, { workspace }))
  const omar = await plaza.member('omar')
  await expectOk(omar.call('accounts.admin.users.suspend', { id, reason: 'Zenobia Quill was rude' }))
  await expectOk(omar.call('accounts.admin.users.liftSuspension', { id }))
}

/** She saves, views, reports and waits for products; another person invited her address before she had an account. */
async function shopAround(plaza: TestPlaza, member: Member): Promise<void> {
  const productId = await plaza.product('BOWL')
  await expectOk(member.call('marketplace.wishes.set', { productId, wished: true }))
  await expectOk(member.call('marketplace.viewed.record', { productId }))
  await expectOk(member.call('reports.submit', { type: 'product', id: productId, reason: 'misleading', note: ZENOBIA.report }))
  const variantId = await plaza.variant('MUG-CLAY')
  await expectOk(member.call('marketplace.notices.request', { variantId }))
  await expectOk(plaza.browser().call('marketplace.notices.request', { variantId, email: ZENOBIA.email }))
}

/** She follows, is followed, asks, is asked, blocks, mutes and follows a shop; her note names her. */
async function joinNetwork(plaza: TestPlaza, member: Member): Promise<void> {
  const { id: userId } = await member.me()
  const people = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id
  await expectOk(member.call('network.follow', { userId: idOf('bruno') }))
  await expectOk((await plaza.member('bruno')).call('network.follow', { userId }))
  await expectOk(member.call('network.requests.send', { userId: idOf('amira'), note: ZENOBIA.request }))
  await expectOk((await plaza.member('elena')).call('network.requests.send', { userId }))
  await expectOk(member.call('network.block', { userId: idOf('farid') }))
  await expectOk(member.call('network.mute', { userId: idOf('dalia'), duration: 'forever' }))
  await expectOk((await plaza.member('dalia')).call('network.mute', { userId, duration: 'day' }))
  await expectOk(member.call('network.suggestions.dismiss', { userId: idOf('omar') }))
  await expectOk(member.call('marketplace.vendors.follow', { slug: 'dar-amira' }))
}

/** She writes to a person and a shop, edits, reacts and is answered; what she wrote stays for those who read it. */
async function writeMessages(plaza: TestPlaza, member: Member): Promise<void> {
  const bruno = await plaza.member('bruno')
  const { id: userId } = await bruno.me()
  const { conversationId } = await expectOk(member.call('messages.conversations.openWithPerson', { userId }))
  const pictures = [{ uploadId: await upload(member) }]
  const { message } = await expectOk(
    member.call('messages.send', { conversationId, clientKey: 'first-message-key', text: 'Jars?', pictures }),
  )
  await expectOk(member.call('messages.edit', { conversationId, messageId: message.id, text: 'Have you seen the jars?' }))
  await expectOk(bruno.call('messages.send', { conversationId, clientKey: 'bruno-message-1', text: 'I have.', replyTo: message.id }))
  await expectOk(member.call('messages.react', { conversationId, messageId: message.id, emoji: '👍' }))
  await expectOk(member.call('messages.conversations.read', { conversationId, position: 2 }))
  const shop = await expectOk(member.call('messages.conversations.openWithShop', { slug: 'dar-amira' }))
  await expectOk(member.call('messages.send', { ...shop, clientKey: 'second-message-key', text: 'Do you fire on Sundays?' }))
  const group = await expectOk(member.call('messages.conversations.createGroup', { title: 'Kiln', userIds: [userId] }))
  await expectOk(member.call('messages.beat'))
  await expectOk(member.call('messages.conversations.mute', { ...group, duration: 'day' }))
}

/** Adds credentials that need an authenticator. */
async function addCredentials(plaza: TestPlaza, id: string): Promise<void> {
  await plaza.rows(`insert into accounts.totp (user_id, secret, created_at) values ($1, 'sealed-secret-of-zenobia', now())`, [id])
  await plaza.rows(`insert into accounts.recovery_codes (user_id, code_hash) values ($1, 'code-hash-of-zenobia')`, [id])
  await plaza.rows(
    `insert into accounts.passkeys (id, user_id, name, public_key, counter, created_at)
     values ('credential-of-zenobia', $1, $2, 'public-key-of-zenobia', 0, now())`,
    [id, ZENOBIA.passkey],
  )
}
