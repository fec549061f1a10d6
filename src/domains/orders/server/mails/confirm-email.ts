/** A one-time link that proves the address of an order, requested by somebody who has the order's private link. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Confirm = { name: string; orderId: string; link: string }

export const confirmEmail: MailTemplate<Confirm> = {
  en: ({ name, orderId, link }) => ({
    subject: `Confirm that order ${orderId} is yours`,
    greeting: `Hello ${name},`,
    paragraphs: ['Open this link to cancel items, request returns or add the order to an account in your browser.'],
    button: { label: 'This is my order', url: link },
    closing:
      'The link works once, for 24 hours. If you didn’t ask for it, ignore this email: somebody with a link to your order can only view it.',
  }),
  es: ({ name, orderId, link }) => ({
    subject: `Confirma que el pedido ${orderId} es tuyo`,
    greeting: `Hola, ${name}:`,
    paragraphs: ['Abre este enlace para cancelar artículos, solicitar devoluciones o añadir el pedido a una cuenta desde tu navegador.'],
    button: { label: 'Este pedido es mío', url: link },
    closing:
      'El enlace sirve una sola vez, durante 24 horas. Si no lo has pedido tú, ignora este correo: quien tenga un enlace a tu pedido solo puede verlo.',
  }),
  ar: ({ name, orderId, link }) => ({
    subject: `أكّد أن الطلب ${orderId} لك`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['افتح هذا الرابط لتتمكن من إلغاء المنتجات أو طلب إرجاعها أو إضافة الطلب إلى حساب من متصفحك.'],
    button: { label: 'هذا طلبي', url: link },
    closing: 'يعمل الرابط مرة واحدة خلال 24 ساعة. إن لم تطلبه فتجاهل هذه الرسالة: من يملك رابط طلبك لا يستطيع سوى عرضه.',
  }),
}
