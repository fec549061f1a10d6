/** The demo data: who follows whom, open requests and followed shops. */

import type { Tx } from '#platform/server/transact.ts'
import { insertFollows } from './follows.sql.ts'
import { insertPeople, updatePersonSettings } from './people.sql.ts'
import { insertRequest } from './requests.sql.ts'
import { insertVendorFollow } from './vendor-follows.sql.ts'

const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  amira: ['noelia', 'theo', 'mei', 'inti.quispe', 'hassan', 'bruno'],
  bruno: ['theo', 'mei', 'lucia'],
  'inti.quispe': ['noelia', 'marisol', 'lucia', 'tomas'],
  noelia: ['amira', 'inti.quispe', 'marisol', 'lucia'],
  theo: ['amira', 'mei', 'omar'],
  marisol: ['noelia', 'amira', 'tomas', 'theo'],
  mei: ['amira', 'theo', 'layla', 'hassan'],
  lucia: ['noelia', 'marisol', 'amira', 'tomas'],
  tomas: ['lucia', 'inti.quispe', 'noelia'],
  hassan: ['amira', 'layla', 'omar'],
  layla: ['amira', 'hassan', 'mei'],
  omar: ['amira', 'theo', 'noelia'],
}

const PRIVATE = ['layla']

const REQUESTS: readonly { from: string; to: string; note: string }[] = [
  { from: 'tomas', to: 'amira', note: 'We met at the kiln opening in Cuenca. I photographed your bowls.' },
  { from: 'bruno', to: 'layla', note: '' },
  { from: 'lucia', to: 'layla', note: 'Marisol told me about your embroidery circle.' },
]

const FOLLOWED_SHOPS: Readonly<Record<string, readonly string[]>> = {
  bruno: ['dar-amira', 'low-hum'],
  mei: ['dar-amira'],
  lucia: ['telar-sur', 'taller-bruma'],
  hassan: ['dar-amira'],
}

const HOUR_MS = 3600_000

/** `people` by username, `workspaceOf` a shop by its slug. */
export async function seedNetwork(
  tx: Tx,
  people: ReadonlyMap<string, string>,
  workspaceOf: (slug: string) => string | undefined,
): Promise<void> {
  const idOf = (username: string) => {
    const id = people.get(username)
    if (!id) throw new Error(`the demo data has no ${username}`)
    return id
  }
  await insertPeople(
    tx.db,
    Array.from(people, ([username, id]) => ({ id, username })),
  )
  let ago = 3
  for (const [follower, followed] of Object.entries(FOLLOWS))
    for (const name of followed) {
      ago += 17
      await insertFollows(tx.db, [{ followerId: idOf(follower), followedId: idOf(name) }], new Date(tx.now.getTime() - ago * HOUR_MS))
    }
  for (const name of PRIVATE) await updatePersonSettings(tx.db, idOf(name), { isPrivate: true, listsFor: 'followers', version: 1 })
  for (const [index, { from, to, note }] of REQUESTS.entries())
    await insertRequest(tx.db, { senderId: idOf(from), receiverId: idOf(to) }, note, new Date(tx.now.getTime() - (index + 2) * HOUR_MS))
  for (const [username, slugs] of Object.entries(FOLLOWED_SHOPS))
    for (const slug of slugs) {
      const workspaceId = workspaceOf(slug)
      if (workspaceId) await insertVendorFollow(tx.db, idOf(username), workspaceId, tx.now)
    }
}
