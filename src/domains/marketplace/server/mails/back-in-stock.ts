/** Something is there again that its reader asked for. It may go to an address without an account: no name. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type BackInStock = { product: string; vendor: string; href: string; callOff: string }

export const backInStock: MailTemplate<BackInStock> = {
  en: ({ product, vendor, href, callOff }) => ({
    subject: `${product} is back`,
    preheader: `${vendor} has it in stock again.`,
    greeting: 'Good news,',
    paragraphs: [`“${product}” by ${vendor} is in stock again, in the form you asked for. We keep none aside, so it may go quickly.`],
    button: { label: 'See it in the shop', url: href },
    closing: 'You asked us to tell you. We write once, and this was it.',
    callOff: { label: 'Tell me nothing more about things that are back', url: callOff },
  }),
  es: ({ product, vendor, href, callOff }) => ({
    subject: `${product} vuelve a estar disponible`,
    preheader: `${vendor} lo tiene otra vez.`,
    greeting: 'Buenas noticias:',
    paragraphs: [
      `«${product}», de ${vendor}, vuelve a estar disponible tal como lo querías. No reservamos unidades, así que puede agotarse pronto.`,
    ],
    button: { label: 'Verlo en la tienda', url: href },
    closing: 'Nos pediste que te avisáramos. Escribimos una sola vez y ha sido esta.',
    callOff: { label: 'No quiero más avisos de productos que vuelven', url: callOff },
  }),
  ar: ({ product, vendor, href, callOff }) => ({
    subject: `عاد ${product} إلى المتجر`,
    preheader: `صار متوفرًا من جديد لدى ${vendor}.`,
    greeting: 'خبر سار،',
    paragraphs: [`صار «${product}» من ${vendor} متوفرًا من جديد بالشكل الذي طلبته. لا نحجز منه شيئًا، وقد ينفد سريعًا.`],
    button: { label: 'عرضه في المتجر', url: href },
    closing: 'طلبت منا أن نخبرك. نكتب إليك مرة واحدة، وهذه هي.',
    callOff: { label: 'لا ترسلوا إلي إشعارات أخرى عن عودة المنتجات', url: callOff },
  }),
}
