/** A message as plain text: what screen readers, terminals and cautious people read. */
import type { Brand, Message } from './message.ts'

export function writeOut({ greeting, paragraphs, facts = [], button, closing, callOff }: Message, { origin, productName }: Brand): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    `—\n${closing}`,
    callOff ? `${callOff.label}:\n${callOff.url}` : '',
    `${productName}\n${origin}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
