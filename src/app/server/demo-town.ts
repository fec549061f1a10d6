/** What people of the demo data do besides trade: they know each other, talk, review, and run their offices. */
import { seedProfiles } from '#domains/accounts/server/demo.ts'
import { seedLimit } from '#domains/approvals/server/demo.ts'
import { seedContacts } from '#domains/crm/server/demo-contacts.ts'
import { seedDeals } from '#domains/crm/server/demo-deals.ts'
import { seedForms } from '#domains/crm/server/demo-forms.ts'
import { seedQuotes } from '#domains/crm/server/demo-quotes.ts'
import { seedFeed } from '#domains/feed/server/demo.ts'
import { seedGroups } from '#domains/groups/server/demo.ts'
import { seedEmployees } from '#domains/hr/server/demo.ts'
import { seedQuestions } from '#domains/marketplace/server/demo.ts'
import { seedMessages } from '#domains/messages/server/demo.ts'
import { seedModeration } from '#domains/moderation/server/demo.ts'
import { seedNetwork } from '#domains/network/server/demo.ts'
import { PURCHASE_ORDER } from '#domains/procurement/server/approvals.ts'
import { seedRecord } from '#domains/records/server/demo.ts'
import { seedReviews } from '#domains/reviews/server/demo.ts'
import { seedInvitation, seedStaff } from '#domains/workspaces/server/demo.ts'
import type { Tx } from '#platform/server/transact.ts'
import { seedComments } from './demo-comments.ts'
import type { DemoFiles } from './demo-files.ts'
import type { Shop } from './demo-order-seeder.ts'
import type { Shops } from './demo-shops.ts'

/** Nothing here reads or writes orders, money or stock: the year of trade is written at the same time. */
export async function seedTown(tx: Tx, { shops, products }: Shops, people: ReadonlyMap<string, string>, files: DemoFiles): Promise<void> {
  const workspaceOf = (slug: string) => shops.get(slug)?.workspaceId
  const potters = shops.get('dar-amira')
  await seedContacts(tx, workspaceOf)
  await seedDeals(tx, workspaceOf)
  await seedEmployees(tx, potters, people.get('bruno'))
  await seedQuotes(tx, workspaceOf)
  await seedForms(tx, workspaceOf)
  await seedProfiles(tx, people, files.faces)
  await seedNetwork(tx, people, workspaceOf)
  await seedMessages(tx, people, workspaceOf)
  const groups = await seedGroups(tx, people, products, files.groupFiles)
  await seedComments(tx, await seedFeed(tx, { people, products, pictures: files.pictures, groups }), people)
  const inviting = workspaceOf('low-hum')
  if (inviting) await seedInvitation(tx, { workspaceId: inviting, email: 'member@plaza.example' })
  await seedReviews(tx, { products, people, photos: files.photos })
  await seedQuestions(tx, { products, people })
  const mug = products.get('ribbed-mug')
  const amira = people.get('amira')
  if (potters && mug && amira) await seedRecord(tx, { workspaceId: potters.workspaceId, type: 'product', id: mug.productId }, amira)
  await seedModeration(
    tx,
    people,
    [...products.values()].map(({ productId }) => productId),
  )
}

/** Above the limit, the owner approves what the manager of the workshop orders. */
export async function seedStaffOfAmira(tx: Tx, shop: Shop | undefined, userId: string | undefined): Promise<void> {
  if (!shop || !userId) return
  await seedStaff(tx, { workspaceId: shop.workspaceId, userId })
  await seedLimit(tx, { workspaceId: shop.workspaceId, kind: PURCHASE_ORDER, overMinor: 1_000_00 })
}
