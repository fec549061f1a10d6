/** Renders a message as plain text. */
import type { Brand, Message } from './message.ts'

export function renderMailText(
  { greeting, paragraphs, details = [], button, closing, unsubscribe }: Message,
  { origin, productName }: Brand,
): string {
  const blocks = [
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
