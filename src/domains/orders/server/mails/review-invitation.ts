/** Invitation to review, sent once per order some days after the last item was delivered. */

import type { MailTemplate } from '#platform/server/mail/message.ts'
import { itemList } from './item-list.ts'

type Invitation = { name: string; goods: readonly string[]; link: string }

export const reviewInvitation: MailTemplate<Invitation> = {
  en: ({ name, goods, link }) => ({
    subject: 'How was your order?',
    greeting: `Hello ${name},`,
    paragraphs: [
      `You received these items a few days ago:\n${itemList(goods)}`,
      'Your review helps other shoppers choose and helps the vendor improve.',
    ],
    button: { label: 'Write a review', url: link },
    closing: 'We ask only once per order.',
  }),
  es: ({ name, goods, link }) => ({
    subject: '¿Qué te ha parecido?',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Recibiste estos artículos hace unos días:\n${itemList(goods)}`,
      'Tu reseña ayuda a otras personas a elegir y a la tienda a mejorar.',
    ],
    button: { label: 'Escribir una reseña', url: link },
    closing: 'Lo preguntamos una sola vez por pedido.',
  }),
  ar: ({ name, goods, link }) => ({
    subject: 'ما رأيك فيما اشتريت؟',
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`استلمت هذه المنتجات قبل أيام:\n${itemList(goods)}`, 'تساعد مراجعتك الآخرين على الاختيار، وتساعد البائع على التحسّن.'],
    button: { label: 'كتابة مراجعة', url: link },
    closing: 'نسألك مرة واحدة فقط عن كل طلب.',
  }),
}
