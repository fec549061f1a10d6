/** Asks the address of an order that is paid later to confirm it; nobody proved before that it is the buyer's. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Confirm = { name: string; orderId: string; total: string; hours: number; link: string }

export const confirmOrder: MailTemplate<Confirm> = {
  en: ({ name, orderId, total, hours, link }) => ({
    subject: `Confirm your order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We’ve reserved your order for ${total}. Please confirm it, so that the vendor can ship it.`,
      hours === 1
        ? 'Without a confirmation within one hour, we cancel the order.'
        : `Without a confirmation within ${hours} hours, we cancel the order.`,
    ],
    button: { label: 'Confirm order', url: link },
    closing: 'The link works once. If you didn’t order anything, ignore this email, and the order is canceled by itself.',
  }),
  es: ({ name, orderId, total, hours, link }) => ({
    subject: `Confirma tu pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Hemos reservado tu pedido por ${total}. Confírmalo para que la tienda pueda enviarlo.`,
      hours === 1
        ? 'Si no lo confirmas en una hora, cancelaremos el pedido.'
        : `Si no lo confirmas en ${hours} horas, cancelaremos el pedido.`,
    ],
    button: { label: 'Confirmar el pedido', url: link },
    closing: 'El enlace sirve una sola vez. Si no has pedido nada, ignora este correo y el pedido se cancelará solo.',
  }),
  ar: ({ name, orderId, total, hours, link }) => ({
    subject: `أكّد طلبك ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `حجزنا طلبك بقيمة ${total}. يُرجى تأكيده ليتمكن البائع من شحنه.`,
      `المهلة المتبقية للتأكيد بالساعات: ${hours}. بعدها يُلغى الطلب.`,
    ],
    button: { label: 'تأكيد الطلب', url: link },
    closing: 'يعمل الرابط مرة واحدة. إن لم تطلب شيئًا فتجاهل هذه الرسالة وسيُلغى الطلب تلقائيًا.',
  }),
}
