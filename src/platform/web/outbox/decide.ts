/** What a person decides about a write that waits. */
import { newIntent } from '../intent.ts'
import { nudge, tellChanged } from './line.ts'
import { followersOf, onTopOfSaved, savedInstead } from './outbox.rules.ts'
import { settledWriter } from './settled-writer.ts'
import { allWrites, change, finish, removeOf } from './store.ts'
import type { WaitingWrite } from './write.ts'

/** Sends what was refused once more, as it is. After a day nobody remembers its key, so it gets a new one. */
export async function tryAgain(write: WaitingWrite): Promise<void> {
  await change([{ ...write, id: newIntent(), refusal: null, breakdowns: 0, perhapsDone: false }])
  await tellChanged()
  nudge()
}

/** Of two versions, the one that waits here. What was written on top of it follows. */
export async function keepMine(write: WaitingWrite): Promise<void> {
  const followers = followersOf(await allWrites(), write, savedInstead(write))
  await change([onTopOfSaved(write, newIntent()), ...followers])
  await tellChanged()
  nudge()
}

/** Takes it out of the line for good. */
export async function discard(write: WaitingWrite): Promise<void> {
  await finish(write.place)
  await tellChanged()
  nudge()
}

/** Everything this writer has not sent yet. */
export async function discardMine(): Promise<void> {
  await removeOf(await settledWriter())
  await tellChanged()
}
