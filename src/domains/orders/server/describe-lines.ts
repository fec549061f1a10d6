/** Lines of an order in words, for mails. */
import { personalValueViews, translateOptions } from '#domains/catalog/server/index.ts'
import { isolate } from '#platform/server/documents/text.ts'
import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import { type Language, toLocale } from '#platform/shared/language.ts'
import { isMeasured, quantityLabel } from '../../catalog/contract.ts'
import type { ChosenUnits } from '../contract.ts'
import { bundleContents } from './documents/document-parts.ts'
import type { LineRow } from './orders.sql.ts'

export function formatUnits(lines: readonly LineRow[], units: readonly ChosenUnits[], language: Language): string[] {
  return units.flatMap(({ position, quantity }) =>
    lines.filter((line) => line.position === position).map((line) => formatLine(line, quantity, language)),
  )
}

export function formatLine(line: LineRow, quantity: number, language: Language): string {
  const { name, options, personalization, measure } = line
  // The shopper's own words, but nobody has proved yet that the mailbox is theirs.
  const texts = personalValueViews(personalization, language, () => null).flatMap(({ value }) =>
    value ? [isolate(strangersLine(value))] : [],
  )
  const variant = [...translateOptions(options, language).map(({ label }) => label), ...texts].join(', ')
  const contents = bundleContents(line, quantity, toLocale(language, 'latn'))
  const count = isMeasured(measure) ? quantityLabel(measure, quantity, toLocale(language, 'latn')) : `${quantity} ×`
  return `${count} ${name}${variant ? ` (${variant})` : ''}${contents && `. ${contents}`}`
}
