/** Ids of demo data that is as old as it says: in the order of their times, as `newId` makes them. */
import { type Chance, ID_ALPHABET } from './chance.ts'

const TIME_LENGTH = 10
const COUNTER_LENGTH = 4
const RANDOM_LENGTH = 11

export type PastIds = (prefix: string, at: Date) => string

export function openPastIds(chance: Chance): PastIds {
  let made = 0
  return (prefix, at) => {
    made += 1
    return `${prefix}_${inBase32(at.getTime(), TIME_LENGTH)}e${inBase32(made, COUNTER_LENGTH)}${chance.text(RANDOM_LENGTH)}`
  }
}

function inBase32(value: number, length: number): string {
  let text = ''
  for (let left = value; text.length < length; left = Math.floor(left / 32)) text = ID_ALPHABET[left % 32] + text
  return text
}
