/** Emails to the shopper about proposals: the vendor made one, declined theirs, agreed to a replacement or sent it, or Plaza decided. */
import type { MailTemplate, Message } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ProposalKind, ProposalStatus } from '../../contract.ts'
import { declined, dismissed } from './proposal-declined.ts'
import { replacementAgreed, replacementSent } from './replacement.ts'

export type ProposalMail = {
  name: string
  orderId: string
  vendor: string
  kind: ProposalKind
  goods: string[]
  /** Empty for a replacement. */
  amount: string
  /** The vendor's message or reason; empty when there is none. */
  words: string
  /** The reason of Plaza's decision. */
  reason: string
  tracking: string
  link: string
}

const OFFERS = {
  en: {
    refund: ({ vendor, amount }) => `${vendor} offers you a refund of ${amount} for these items:`,
    replacement: ({ vendor }) => `${vendor} offers to send you these items again:`,
    return: ({ vendor, amount }) => `${vendor} offers to take these items back and refund ${amount} once they arrive:`,
  },
  es: {
    refund: ({ vendor, amount }) => `${vendor} te ofrece un reembolso de ${amount} por estos artículos:`,
    replacement: ({ vendor }) => `${vendor} te ofrece enviarte de nuevo estos artículos:`,
    return: ({ vendor, amount }) => `${vendor} te ofrece aceptar la devolución de estos artículos y reembolsarte ${amount} cuando lleguen:`,
  },
  ar: {
    refund: ({ vendor, amount }) => `يعرض عليك ${vendor} استرداد ${amount} عن هذه المنتجات:`,
    replacement: ({ vendor }) => `يعرض عليك ${vendor} إرسال هذه المنتجات مرة أخرى:`,
    return: ({ vendor, amount }) => `يعرض عليك ${vendor} إرجاع هذه المنتجات واسترداد ${amount} عند وصولها:`,
  },
} as const satisfies Record<Language, Record<ProposalKind, (said: Pick<ProposalMail, 'vendor' | 'amount'>) => string>>

const offered: MailTemplate<ProposalMail> = {
  en: ({ name, orderId, goods, words, link, ...said }) => ({
    subject: `A proposal for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [OFFERS.en[said.kind](said), ...goods, ...(words ? [`“${words}”`] : [])],
    button: { label: 'View proposal', url: link },
    closing: 'You decide: accept or decline it on the order page.',
  }),
  es: ({ name, orderId, goods, words, link, ...said }) => ({
    subject: `Una propuesta para el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [OFFERS.es[said.kind](said), ...goods, ...(words ? [`«${words}»`] : [])],
    button: { label: 'Ver la propuesta', url: link },
    closing: 'Tú decides: acéptala o recházala en la página del pedido.',
  }),
  ar: ({ name, orderId, goods, words, link, ...said }) => ({
    subject: `اقتراح بشأن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [OFFERS.ar[said.kind](said), ...goods, ...(words ? [`«${words}»`] : [])],
    button: { label: 'عرض الاقتراح', url: link },
    closing: 'القرار لك: اقبله أو ارفضه في صفحة الطلب.',
  }),
}

type Change = { proposer: 'shopper' | 'vendor'; side: string; kind: ProposalKind; status: ProposalStatus }

/** Accepted refunds and returns have mails of their own. */
export function isMailedToShopper({ proposer, side, kind, status }: Change): boolean {
  if (status === 'Open') return proposer === 'vendor'
  if (status === 'Declined') return proposer === 'shopper'
  if (status === 'Accepted') return kind === 'replacement' && side === 'vendor'
  return status === 'Dismissed'
}

/** `Sent`: the replacement is on its way. Null when there is nothing to say. */
export function writeProposalMail(language: Language, what: ProposalStatus | 'Sent', said: ProposalMail): Message | null {
  switch (what) {
    case 'Open':
      return offered[language](said)
    case 'Declined':
      return declined[language](said)
    case 'Accepted':
      return replacementAgreed[language](said)
    case 'Sent':
      return replacementSent[language](said)
    case 'Dismissed':
      return dismissed[language](said)
    default:
      return null
  }
}
