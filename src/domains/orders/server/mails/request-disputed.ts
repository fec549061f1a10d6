/** Email to the vendor's owner: a customer's request was declined or not answered in time, and Plaza decides. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Asked = { name: string; number: string; words: string; link: string }

export const requestDisputed: MailTemplate<Asked> = {
  en: ({ name, number, words, link }) => ({
    subject: `A request about order ${number} is in dispute`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'You declined a customer’s request or did not answer it in time, so Plaza decides about it.',
      ...(words ? [`“${words}”`] : []),
      'Send us your reply, or accept the request.',
    ],
    button: { label: 'Reply', url: link },
    closing: 'You’re receiving this email because you own the shop that sold this order.',
  }),
  es: ({ name, number, words, link }) => ({
    subject: `Una solicitud sobre el pedido ${number} está en disputa`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Rechazaste la solicitud de un cliente o no la respondiste a tiempo, así que decide Plaza.',
      ...(words ? [`«${words}»`] : []),
      'Envíanos tu respuesta o acepta la solicitud.',
    ],
    button: { label: 'Responder', url: link },
    closing: 'Recibes este correo porque eres el propietario de la tienda que vendió este pedido.',
  }),
  ar: ({ name, number, words, link }) => ({
    subject: `طلب بشأن الطلب ${number} محلّ نزاع`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      'رفضت طلب أحد العملاء أو لم تردّ عليه في الوقت المحدد، ولذلك تقرر بلازا.',
      ...(words ? [`«${words}»`] : []),
      'أخبرنا بوجهة نظرك، أو اقبل الطلب.',
    ],
    button: { label: 'الردّ', url: link },
    closing: 'تصلك هذه الرسالة لأنك صاحب المتجر الذي باعه.',
  }),
}
