/** Where the contacts of the demo shops stand on their boards: shops move people on after they talked, agreed or delivered. */
import { type Activity, recordPastActivity } from '#domains/records/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Past } from '#platform/server/demo/past.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadContactStages } from '../contacts/stages.sql.ts'
import { FIRST_STAGES } from '../ensure-pipelines.ts'
import * as sql from './past-moves.sql.ts'

const DAY_MS = 24 * 3600_000
/** Days after the first order at which a shop has thanked its buyer, and at which the parcel has arrived. */
const THANKED_AFTER = 3
const DELIVERED_AFTER = 9

type StageTitle = (typeof FIRST_STAGES)[number]['title']
const positionOf = (title: StageTitle) => FIRST_STAGES.findIndex((stage) => stage.title === title)

/** Contacts of Dar Amira that were never asked for a deal: where their last conversation left them. The others were only contacted. */
const AFTER_TALKS: Readonly<Record<string, StageTitle>> = {
  'farah@jabalcafe.example': 'Closed-Won',
  'nabil@cedarinn.example': 'Closed-Won',
  'dana@nestinteriors.example': 'Closed-Won',
  'marco@bottegabellini.example': 'Closed-Won',
  'sofie@kleihuis.example': 'Closed-Won',
  'lina@sabbaghflowers.example': 'Closed-Won',
  'mona@petrakitchen.example': 'Closed-Won',
  'hiba@hibabakes.example': 'Proposal Sent',
  'andrea@porzellanstrasse.example': 'Proposal Sent',
  'salim@deadseaspa.example': 'Negotiation',
  'aisha@giftbarn.example': 'Closed-Lost',
}

/** Moves everybody on who stands in the first stage and is known for longer, with the rows that `move-card.ts` writes. */
export async function moveContactsOn(tx: Tx, past: Past): Promise<void> {
  const moves: sql.PastMove[] = []
  const activity: (Activity & { at: Date })[] = []
  const contacts = await sql.loadUnmovedContacts(tx.db)
  for (const [workspaceId, own] of Map.groupBy(contacts, (contact) => contact.workspaceId)) {
    const stages = await loadContactStages(tx.db, workspaceId)
    const actorId = (await findOwner(tx.db, workspaceId)) ?? null
    for (const contact of own) {
      const move = moveOf(contact, tx.now)
      const [from, to] = [stages[0], stages[move?.position ?? 0]]
      if (!move || !from || !to || from === to) continue
      const { id } = contact
      const { at } = move
      const change = { field: 'stage', label: null, before: text(from.name), after: text(to.name) }
      moves.push({ workspaceId, id, stageId: to.id, at })
      activity.push({ workspaceId, type: 'contact', id, actorId, action: 'crm.moved', changes: [change], at })
    }
  }
  await sql.saveMoves(tx.db, moves)
  await recordPastActivity(tx, past, activity)
}

const text = (value: string) => ({ kind: 'text' as const, text: value })

/** To the stage at this position of the board. */
type Move = { position: number; at: Date }

function moveOf(contact: sql.UnmovedContact, now: Date): Move | null {
  return contact.origin === 'order' ? afterOrder(contact, now) : afterTalks(contact, now)
}

function afterOrder({ createdAt }: sql.UnmovedContact, now: Date): Move | null {
  const since = (now.getTime() - createdAt.getTime()) / DAY_MS
  const after = (days: number) => new Date(createdAt.getTime() + days * DAY_MS)
  if (since > DELIVERED_AFTER) return { position: positionOf('Closed-Won'), at: after(DELIVERED_AFTER) }
  return since > THANKED_AFTER ? { position: positionOf('Contacted'), at: after(THANKED_AFTER) } : null
}

function afterTalks({ email, createdAt, dealStage, talkedOn }: sql.UnmovedContact, now: Date): Move | null {
  if (talkedOn === null) return null
  const talkedAt = new Date(`${talkedOn}T12:00:00Z`).getTime()
  const at = new Date(Math.min(Math.max(talkedAt, createdAt.getTime()), now.getTime()))
  return { position: dealStage ?? positionOf(AFTER_TALKS[email] ?? 'Contacted'), at }
}
