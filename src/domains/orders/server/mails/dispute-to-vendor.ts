/** Emails to the vendor's owner: a shopper disputed a refused return, and the platform decided the dispute. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Asked = { name: string; number: string; words: string; link: string }

export const disputeAsked: MailTemplate<Asked> = {
  en: ({ name, number, words, link }) => ({
    subject: `A return of order ${number} is in dispute`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'You refused a return, and the customer asked Plaza to decide. They wrote:',
      `“${words}”`,
      'Send us your reply, or accept the return.',
    ],
    button: { label: 'Reply', url: link },
    closing: 'You’re receiving this email because you own the shop that sold this order.',
  }),
  es: ({ name, number, words, link }) => ({
    subject: `Una devolución del pedido ${number} está en disputa`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Rechazaste una devolución y el cliente pide que decida Plaza. Escribe:',
      `«${words}»`,
      'Envíanos tu respuesta o acepta la devolución.',
    ],
    button: { label: 'Responder', url: link },
    closing: 'Recibes este correo porque eres el propietario de la tienda que vendió este pedido.',
  }),
  ar: ({ name, number, words, link }) => ({
    subject: `إرجاع في الطلب ${number} محلّ نزاع`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['رفضت إرجاعًا، ويطلب المشتري أن تقرر بلازا. كتب:', `«${words}»`, 'أخبرنا بوجهة نظرك، أو اقبل الإرجاع.'],
    button: { label: 'الردّ', url: link },
    closing: 'تصلك هذه الرسالة لأنك صاحب المتجر الذي باعه.',
  }),
}

type Decided = { name: string; number: string; refunded: boolean; amount: string; reason: string; link: string }

export const disputeDecided: MailTemplate<Decided> = {
  en: ({ name, number, refunded, amount, reason, link }) => ({
    subject: `Plaza’s decision about order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      refunded
        ? `The customer gets a refund of ${amount}. We deducted it from your balance and refunded the commission.`
        : 'Your refusal was upheld.',
      `Reason: “${reason}”`,
    ],
    button: { label: 'View order', url: link },
    closing: 'The customer receives the same reason.',
  }),
  es: ({ name, number, refunded, amount, reason, link }) => ({
    subject: `La decisión de Plaza sobre el pedido ${number}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      refunded ? `Se devuelven ${amount} al cliente. Salen de tu saldo y se te devuelve la comisión.` : 'Tu rechazo se mantiene.',
      `El motivo: «${reason}»`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'El cliente recibe el mismo motivo.',
  }),
  ar: ({ name, number, refunded, amount, reason, link }) => ({
    subject: `قرار بلازا بشأن الطلب ${number}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [refunded ? `يُردّ ${amount} إلى المشتري من رصيدك، وتعود إليك العمولة.` : 'يبقى الإرجاع مرفوضًا.', `السبب: «${reason}»`],
    button: { label: 'عرض الطلب', url: link },
    closing: 'يقرأ المشتري السبب نفسه.',
  }),
}
