/** Some days after everything arrived, once for an order. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Invitation = { name: string; goods: readonly string[]; link: string }

const listed = (goods: readonly string[]) => goods.map((line) => `• ${line}`).join('\n')

export const reviewInvitation: MailTemplate<Invitation> = {
  en: ({ name, goods, link }) => ({
    subject: 'How do you like it?',
    greeting: `Hello ${name},`,
    paragraphs: [
      `You have had it for a few days now:\n${listed(goods)}`,
      'A few words of yours help others choose, and the vendor get better.',
    ],
    button: { label: 'Write a review', url: link },
    closing: 'We ask once for each order and not again.',
  }),
  es: ({ name, goods, link }) => ({
    subject: '¿Qué te ha parecido?',
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Ya lo tienes desde hace unos días:\n${listed(goods)}`,
      'Unas palabras tuyas ayudan a otras personas a elegir y a la tienda a mejorar.',
    ],
    button: { label: 'Escribir una reseña', url: link },
    closing: 'Lo preguntamos una sola vez por pedido.',
  }),
  ar: ({ name, goods, link }) => ({
    subject: 'ما رأيك فيما اشتريت؟',
    greeting: `مرحبًا ${name}،`,
    paragraphs: [`مضت أيام على وصوله إليك:\n${listed(goods)}`, 'كلمات قليلة منك تساعد الآخرين على الاختيار، وتساعد البائع على التحسّن.'],
    button: { label: 'كتابة مراجعة', url: link },
    closing: 'نسألك مرة واحدة عن كل طلب، ولا نكرر السؤال.',
  }),
}
