/** The demo data: what people say about themselves on their profiles. */
import type { Tx } from '#platform/server/transact.ts'
import { updateProfileRow } from './profiles.sql.ts'

const BIOS: Readonly<Record<string, string>> = {
  omar: 'I keep Plaza running: accounts, shops and payouts. Write to me when something is stuck.',
  amira: 'Potter in Amman. I throw stoneware in small batches and fire it myself.',
  bruno: 'Architect. I collect cups with a story and cook for too many people.',
  'inti.quispe': 'Tejedor de Saraguro. En casa tejemos desde hace tres generaciones; el taller abre los viernes.',
  noelia: 'Trabajo el cuero en Loja y reparo de por vida lo que vendo.',
  theo: 'I bring old radios and amplifiers back to life in Portland.',
  marisol: 'Vivo en Bariloche, donde más sopla el viento, y pruebo en la montaña todo lo que vendo.',
  mei: 'Tea, ceramics and long train rides.',
  lucia: 'Fotógrafa de oficios. Si haces algo con las manos, quiero verte trabajar.',
  tomas: 'Panadero de madrugada, ciclista de tarde.',
  hassan: 'خطاط ومحب للقهوة. أبحث عن أدوات جميلة تدوم.',
}

/** `people` by username. */
export async function seedProfiles(tx: Tx, people: ReadonlyMap<string, string>): Promise<void> {
  for (const [username, bio] of Object.entries(BIOS)) {
    const id = people.get(username)
    if (id) await updateProfileRow(tx.db, id, { bio, links: [] })
  }
}
