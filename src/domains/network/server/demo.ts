/** The demo data: who follows whom, open requests and followed shops. */

import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { insertFollows } from './follows.sql.ts'
import { insertPeople, updatePersonSettings } from './people.sql.ts'
import { insertRequest } from './requests.sql.ts'
import { insertVendorFollow } from './vendor-follows.sql.ts'

const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  amira: ['noelia', 'theo', 'mei', 'inti.quispe', 'hassan', 'bruno'],
  bruno: ['theo', 'mei', 'lucia', 'tomas', 'grace.osei', 'diego.rojas', 'carla.mendez', 'priya.nair'],
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
  'grace.osei': ['amira', 'sofia.aguirre', 'claire.martin', 'ruth.alder', 'bruno', 'mei'],
  'ben.hartley': ['theo', 'nabil.amari', 'noelia', 'kenji.mori'],
  'nora.lind': ['inti.quispe', 'rosa.guaman', 'ingrid.solberg', 'ruth.alder', 'irene.campos'],
  'david.okafor': ['theo', 'yusuf.karim', 'mateo.vidal', 'kenji.mori'],
  'ruth.alder': ['marisol', 'grace.osei', 'nora.lind', 'sam.whitlock'],
  'sam.whitlock': ['marisol', 'diego.rojas', 'valentina.paz', 'ingrid.solberg', 'ruth.alder'],
  'priya.nair': ['amira', 'mei', 'kenji.mori', 'noelia'],
  'jonas.weber': ['marisol', 'tomas', 'andres.toro', 'sam.whitlock'],
  'anna.kowalska': ['dina.farouk', 'mei', 'kenji.mori', 'lucia'],
  'claire.martin': ['amira', 'grace.osei', 'camila.ortiz', 'samira.nasser'],
  'kenji.mori': ['theo', 'david.okafor', 'ben.hartley', 'amira', 'mei'],
  'ingrid.solberg': ['nora.lind', 'marisol', 'sam.whitlock'],
  'marcus.reid': ['mei', 'omar', 'theo', 'ben.hartley'],
  'carla.mendez': ['amira', 'noelia', 'elena.soler', 'bruno', 'lucia'],
  'diego.rojas': ['marisol', 'tomas', 'valentina.paz', 'sam.whitlock', 'bruno'],
  'valentina.paz': ['marisol', 'diego.rojas', 'sam.whitlock'],
  'pablo.iriarte': ['theo', 'mateo.vidal', 'kenji.mori'],
  'sofia.aguirre': ['amira', 'grace.osei', 'tomas', 'camila.ortiz'],
  'rosa.guaman': ['inti.quispe', 'nora.lind', 'noelia', 'lucia'],
  'mateo.vidal': ['david.okafor', 'lucia', 'pablo.iriarte'],
  'elena.soler': ['noelia', 'carla.mendez', 'lucia', 'irene.campos'],
  'andres.toro': ['tomas', 'marisol', 'jonas.weber'],
  'camila.ortiz': ['amira', 'claire.martin', 'sofia.aguirre'],
  'julian.salas': ['theo', 'priya.nair', 'elena.soler'],
  'irene.campos': ['inti.quispe', 'nora.lind', 'rosa.guaman', 'elena.soler'],
  'rania.haddad': ['amira', 'layla', 'hassan', 'samira.nasser', 'dina.farouk'],
  'yusuf.karim': ['theo', 'david.okafor', 'hassan'],
  'samira.nasser': ['amira', 'rania.haddad', 'lucia', 'claire.martin', 'layla'],
  'khalid.mansour': ['hassan', 'dina.farouk', 'layla'],
  'dina.farouk': ['hassan', 'anna.kowalska', 'rania.haddad', 'layla'],
  'tariq.salim': ['marisol', 'hassan', 'rania.haddad'],
  'huda.zayd': ['amira', 'layla', 'samira.nasser'],
  'nabil.amari': ['ben.hartley', 'hassan', 'amira', 'noelia'],
}

const PRIVATE = ['layla']

const REQUESTS: readonly { from: string; to: string; note: string }[] = [
  { from: 'tomas', to: 'amira', note: 'We met at the ceramics fair in Madrid. My bakery in Cuenca could use your bowls.' },
  { from: 'bruno', to: 'layla', note: '' },
  { from: 'lucia', to: 'layla', note: 'Irene told me about your embroidery circle.' },
]

const FOLLOWED_SHOPS: Readonly<Record<string, readonly string[]>> = {
  bruno: ['dar-amira', 'low-hum'],
  mei: ['dar-amira'],
  lucia: ['telar-sur', 'taller-bruma'],
  hassan: ['dar-amira'],
  tomas: ['alto-viento', 'dar-amira'],
  'grace.osei': ['dar-amira', 'plaza-house', 'taller-bruma'],
  'ben.hartley': ['low-hum', 'dar-amira', 'taller-bruma'],
  'nora.lind': ['telar-sur', 'alto-viento'],
  'david.okafor': ['low-hum'],
  'ruth.alder': ['alto-viento', 'plaza-house'],
  'sam.whitlock': ['alto-viento'],
  'priya.nair': ['dar-amira', 'low-hum'],
  'jonas.weber': ['alto-viento', 'plaza-house'],
  'anna.kowalska': ['plaza-house', 'low-hum'],
  'claire.martin': ['dar-amira', 'plaza-house'],
  'kenji.mori': ['low-hum', 'dar-amira'],
  'ingrid.solberg': ['telar-sur', 'alto-viento'],
  'carla.mendez': ['dar-amira', 'taller-bruma', 'plaza-house'],
  'diego.rojas': ['alto-viento', 'telar-sur'],
  'valentina.paz': ['alto-viento', 'telar-sur'],
  'pablo.iriarte': ['low-hum'],
  'sofia.aguirre': ['dar-amira'],
  'rosa.guaman': ['telar-sur', 'taller-bruma'],
  'mateo.vidal': ['low-hum', 'telar-sur'],
  'elena.soler': ['taller-bruma', 'telar-sur'],
  'andres.toro': ['alto-viento'],
  'camila.ortiz': ['dar-amira'],
  'irene.campos': ['telar-sur'],
  'rania.haddad': ['dar-amira'],
  'yusuf.karim': ['low-hum'],
  'samira.nasser': ['dar-amira'],
  'dina.farouk': ['plaza-house', 'telar-sur'],
  'tariq.salim': ['alto-viento'],
  'nabil.amari': ['dar-amira', 'taller-bruma'],
}

const HOUR_MS = 3600_000
/** Seven weeks, in which the newest member has been here. */
const SPREAD_HOURS = 1176

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
  await insertPeople(tx.db, [...(await loadUsers(tx.db, [...people.values()])).values()])
  for (const [place, [follower, followed]] of Object.entries(FOLLOWS).entries()) {
    const since = new Date(tx.now.getTime() - (3 + ((place * 137) % SPREAD_HOURS)) * HOUR_MS)
    const follows = followed.map((name) => ({ followerId: idOf(follower), followedId: idOf(name) }))
    await insertFollows(tx.db, follows, since)
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
