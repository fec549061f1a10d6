/** A back-in-stock email. It may go to an address without an account, so it greets nobody by name. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type BackInStock = { product: string; vendor: string; href: string; callOff: string }

export const backInStock: MailTemplate<BackInStock> = {
  en: ({ product, vendor, href, callOff }) => ({
    subject: `${product} is back`,
    preheader: `Available again from ${vendor}.`,
    greeting: 'Good news,',
    paragraphs: [
      `“${product}” by ${vendor} is in stock again in the option you chose. We can’t reserve it for you, and it may sell out quickly.`,
    ],
    button: { label: 'View product', url: href },
    closing: 'You asked us to let you know. This is the only email you’ll get about it.',
    unsubscribe: { label: 'Unsubscribe from back-in-stock emails', url: callOff },
  }),
  es: ({ product, vendor, href, callOff }) => ({
    subject: `${product} vuelve a estar disponible`,
    preheader: `${vendor} lo tiene otra vez.`,
    greeting: 'Buenas noticias:',
    paragraphs: [
      `«${product}», de ${vendor}, vuelve a estar disponible tal como lo querías. No reservamos unidades, así que puede agotarse pronto.`,
    ],
    button: { label: 'Ver producto', url: href },
    closing: 'Nos pediste que te avisáramos. No recibirás más correos sobre este producto.',
    unsubscribe: { label: 'Cancelar los avisos de disponibilidad', url: callOff },
  }),
  ar: ({ product, vendor, href, callOff }) => ({
    subject: `عاد ${product} إلى المتجر`,
    preheader: `صار متوفرًا من جديد لدى ${vendor}.`,
    greeting: 'خبر سار،',
    paragraphs: [`صار «${product}» من ${vendor} متوفرًا من جديد بالشكل الذي طلبته. لا نحجز منه شيئًا، وقد ينفد سريعًا.`],
    button: { label: 'عرض المنتج', url: href },
    closing: 'طلبت منا أن نخبرك. لن تصلك رسائل أخرى عن هذا المنتج.',
    unsubscribe: { label: 'إلغاء الاشتراك في تنبيهات التوفر', url: callOff },
  }),
}
