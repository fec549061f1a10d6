/** Emails to the shopper: the vendor declined a request, or Plaza did. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Said = { name: string; orderId: string; vendor: string; words: string; reason: string; link: string }

export const declined: MailTemplate<Said> = {
  en: ({ name, orderId, vendor, words, link }) => ({
    subject: `Your request for order ${orderId} was declined`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} declined your request and wrote:`, `“${words}”`],
    button: { label: 'View order', url: link },
    closing: 'If you disagree, you can ask Plaza to decide on the order page.',
  }),
  es: ({ name, orderId, vendor, words, link }) => ({
    subject: `Tu solicitud sobre el pedido ${orderId} fue rechazada`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} rechazó tu solicitud y escribió:`, `«${words}»`],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Si no estás de acuerdo, puedes pedir a Plaza que decida en la página del pedido.',
  }),
  ar: ({ name, orderId, vendor, words, link }) => ({
    subject: `رُفض طلبك بشأن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`رفض ${vendor} طلبك وكتب:`, `«${words}»`],
    button: { label: 'عرض الطلب', url: link },
    closing: 'إن لم توافق، يمكنك أن تطلب من بلازا القرار في صفحة الطلب.',
  }),
}

export const dismissed: MailTemplate<Said> = {
  en: ({ name, orderId, reason, link }) => ({
    subject: `Plaza’s decision about order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: ['We reviewed your request and decided against it.', `Reason: “${reason}”`],
    button: { label: 'View order', url: link },
    closing: 'The shop receives the same reason.',
  }),
  es: ({ name, orderId, reason, link }) => ({
    subject: `La decisión de Plaza sobre el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: ['Hemos revisado tu solicitud y no la hemos aprobado.', `Motivo: «${reason}»`],
    button: { label: 'Ver el pedido', url: link },
    closing: 'La tienda recibe el mismo motivo.',
  }),
  ar: ({ name, orderId, reason, link }) => ({
    subject: `قرار بلازا بشأن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['راجعنا طلبك ولم نوافق عليه.', `السبب: «${reason}»`],
    button: { label: 'عرض الطلب', url: link },
    closing: 'يصل السبب نفسه إلى المتجر.',
  }),
}
