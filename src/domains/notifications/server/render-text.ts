/** Puts a group into words, in the language of its reader. */

import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import type { KindDeclaration } from '#platform/server/notifications/kind-declaration.ts'
import type { Language } from '#platform/shared/language.ts'
import { OVERFLOW } from './group-notices.rules.ts'
import type { GroupRow } from './list.sql.ts'
import { namePeople } from './people-words.ts'

/** How names and other texts of people enter the sentence. */
export type Wrap = (text: string) => string

/** Isolated, so that a Latin name inside an Arabic sentence keeps its direction. */
export const isolated: Wrap = (text) => `\u2068${text}\u2069`
/** For mails and lock screens: one line without anything that becomes a link. */
export const unlinked: Wrap = (text) => isolated(strangersLine(text))
/** For subjects and titles, where some programs show isolates as boxes. */
export const plain: Wrap = (text) => strangersLine(text)

const MORE: Record<Language, (name: string, count: number) => string> = {
  en: (name, count) => `${name}: ${count} more`,
  es: (name, count) => `${name}: ${count} más`,
  ar: (name, count) => `${name}: ${count.toLocaleString('ar')} أخرى`,
}

/** Params that are codes of their domain, which its words compare. */
const CODES = ['state', 'what']

type Group = Pick<GroupRow, 'targetType' | 'targetId' | 'params' | 'peopleCount' | 'eventCount'>

/** A row with only a number: what came beyond the limit of an hour. */
export function isOverflow({ targetType, targetId }: Pick<GroupRow, 'targetType' | 'targetId'>): boolean {
  return targetType === OVERFLOW.type && targetId === OVERFLOW.id
}

export function renderText(kind: KindDeclaration, group: Group, names: readonly string[], language: Language, wrap: Wrap): string {
  const words = kind.words[language]
  if (isOverflow(group)) return MORE[language](words.name, group.eventCount)
  const params = Object.fromEntries(
    Object.entries(group.params).map(([name, value]) => [name, typeof value === 'string' && !CODES.includes(name) ? wrap(value) : value]),
  )
  const people = namePeople(language, names.map(wrap), group.peopleCount)
  return words.text({ ...params, people, count: group.peopleCount || group.eventCount })
}
