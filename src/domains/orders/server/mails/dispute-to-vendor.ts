/** A shopper asked the platform about a refused return, and what was decided; to the vendor's owner. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Asked = { username: string; number: string; words: string; link: string }

export const disputeAsked: MailTemplate<Asked> = {
  en: ({ username, number, words, link }) => ({
    subject: `A return of order ${number} is in dispute`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'You refused a return, and the shopper asks Plaza to decide. They write:',
      `“${words}”`,
      'Tell us your side of it, or take the goods back after all.',
    ],
    button: { label: 'Answer', url: link },
    closing: 'You get this mail because you own the shop that sold it.',
  }),
  es: ({ username, number, words, link }) => ({
    subject: `Una devolución del pedido ${number} está en disputa`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Rechazaste una devolución y el cliente pide que decida Plaza. Escribe:',
      `«${words}»`,
      'Cuéntanos tu versión o acepta la devolución.',
    ],
    button: { label: 'Responder', url: link },
    closing: 'Recibes este correo porque la tienda que lo vendió es tuya.',
  }),
  ar: ({ username, number, words, link }) => ({
    subject: `إرجاع في الطلب ${number} محلّ نزاع`,
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['رفضت إرجاعًا، ويطلب المشتري أن تقرر بلازا. كتب:', `«${words}»`, 'أخبرنا بوجهة نظرك، أو اقبل الإرجاع.'],
    button: { label: 'الردّ', url: link },
    closing: 'تصلك هذه الرسالة لأنك صاحب المتجر الذي باعه.',
  }),
}

type Decided = { username: string; number: string; refunded: boolean; amount: string; reason: string; link: string }

export const disputeDecided: MailTemplate<Decided> = {
  en: ({ username, number, refunded, amount, reason, link }) => ({
    subject: `Plaza’s decision about order ${number}`,
    greeting: `Hello ${username},`,
    paragraphs: [
      refunded
        ? `The shopper gets ${amount} back. It is taken of your balance, and the commission goes back to you.`
        : 'The return stays refused.',
      `The reason: “${reason}”`,
    ],
    button: { label: 'See the order', url: link },
    closing: 'The shopper reads the same reason.',
  }),
  es: ({ username, number, refunded, amount, reason, link }) => ({
    subject: `La decisión de Plaza sobre el pedido ${number}`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      refunded ? `Se devuelven ${amount} al cliente. Salen de tu saldo y se te devuelve la comisión.` : 'La devolución sigue rechazada.',
      `El motivo: «${reason}»`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'El cliente lee el mismo motivo.',
  }),
  ar: ({ username, number, refunded, amount, reason, link }) => ({
    subject: `قرار بلازا بشأن الطلب ${number}`,
    greeting: `مرحبًا ${username}،`,
    paragraphs: [refunded ? `يُردّ ${amount} إلى المشتري من رصيدك، وتعود إليك العمولة.` : 'يبقى الإرجاع مرفوضًا.', `السبب: «${reason}»`],
    button: { label: 'عرض الطلب', url: link },
    closing: 'يقرأ المشتري السبب نفسه.',
  }),
}
