/** Email to a guest: the vendor wrote to them about an order. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Replied = { name: string; orderId: string; vendor: string; texts: string[]; link: string }

export const vendorReplied: MailTemplate<Replied> = {
  en: ({ name, orderId, vendor, texts, link }) => ({
    subject: `${vendor} wrote to you about order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${vendor} writes:`, ...texts.map((text) => `“${text}”`)],
    button: { label: 'Reply', url: link },
    closing: 'You reply on the order page; answers to this email are not read.',
  }),
  es: ({ name, orderId, vendor, texts, link }) => ({
    subject: `${vendor} te escribió sobre el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [`${vendor} escribe:`, ...texts.map((text) => `«${text}»`)],
    button: { label: 'Responder', url: link },
    closing: 'Responde en la página del pedido; nadie lee las respuestas a este correo.',
  }),
  ar: ({ name, orderId, vendor, texts, link }) => ({
    subject: `كتب إليك ${vendor} بشأن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`كتب ${vendor}:`, ...texts.map((text) => `«${text}»`)],
    button: { label: 'الردّ', url: link },
    closing: 'ردّ في صفحة الطلب؛ لا يقرأ أحد الردود على هذه الرسالة.',
  }),
}
