/** Renders a message as plain text. */
import type { Brand, Message } from './message.ts'

/** The subject is not repeated; a heading of its own begins the text. */
export function renderMailText(
  { heading = '', greeting = '', paragraphs, details = [], button, closing, unsubscribe }: Message,
  { origin, productName }: Brand,
): string {
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    `—\n${closing}`,
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.url}` : '',
    `${productName}\n${origin}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
