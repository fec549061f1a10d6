/** Emails to the shopper: the vendor agreed to send items again, and sent them. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Said = { name: string; orderId: string; vendor: string; goods: string[]; tracking: string; link: string }

export const replacementAgreed: MailTemplate<Said> = {
  en: ({ name, orderId, vendor, goods, link }) => ({
    subject: `A replacement for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} sends you these items again, at no cost:`, ...goods],
    button: { label: 'View order', url: link },
    closing: 'We’ll email you when they’re shipped.',
  }),
  es: ({ name, orderId, vendor, goods, link }) => ({
    subject: `Un reemplazo para el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} te envía de nuevo estos artículos, sin coste:`, ...goods],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Te escribiremos cuando se envíen.',
  }),
  ar: ({ name, orderId, vendor, goods, link }) => ({
    subject: `بديل للطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`يرسل إليك ${vendor} هذه المنتجات مرة أخرى مجانًا:`, ...goods],
    button: { label: 'عرض الطلب', url: link },
    closing: 'نراسلك عند شحنها.',
  }),
}

export const replacementSent: MailTemplate<Said> = {
  en: ({ name, orderId, vendor, goods, tracking, link }) => ({
    subject: `The replacement for order ${orderId} is on its way`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} shipped your replacement:`, ...goods, ...(tracking ? [tracking] : [])],
    button: { label: 'View order', url: link },
    closing: 'There is nothing to pay.',
  }),
  es: ({ name, orderId, vendor, goods, tracking, link }) => ({
    subject: `El reemplazo del pedido ${orderId} está en camino`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} ha enviado tu reemplazo:`, ...goods, ...(tracking ? [tracking] : [])],
    button: { label: 'Ver el pedido', url: link },
    closing: 'No tienes que pagar nada.',
  }),
  ar: ({ name, orderId, vendor, goods, tracking, link }) => ({
    subject: `بديل الطلب ${orderId} في الطريق`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`شحن ${vendor} البديل:`, ...goods, ...(tracking ? [tracking] : [])],
    button: { label: 'عرض الطلب', url: link },
    closing: 'لا شيء عليك دفعه.',
  }),
}
