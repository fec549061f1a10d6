/** The mails of this domain: one notification, or several that are due together. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type One = { name: string; text: string; subject: string; kind: string; href: string; unsubscribe: string }

export const oneNotification: MailTemplate<One> = {
  en: ({ name, text, subject, kind, href, unsubscribe }) => ({
    subject,
    greeting: `Hello ${name},`,
    paragraphs: [text],
    button: { label: 'View', url: href },
    closing: `You’re receiving this email because emails about “${kind}” are turned on in your settings.`,
    unsubscribe: { label: 'Turn off these emails', url: unsubscribe },
  }),
  es: ({ name, text, subject, kind, href, unsubscribe }) => ({
    subject,
    greeting: `Hola, ${name}:`,
    paragraphs: [text],
    button: { label: 'Ver', url: href },
    closing: `Recibes este correo porque los correos sobre «${kind}» están activados en tus ajustes.`,
    unsubscribe: { label: 'Desactivar estos correos', url: unsubscribe },
  }),
  ar: ({ name, text, subject, kind, href, unsubscribe }) => ({
    subject,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [text],
    button: { label: 'عرض', url: href },
    closing: `تصلك هذه الرسالة لأن رسائل «${kind}» مفعّلة في إعداداتك.`,
    unsubscribe: { label: 'إيقاف هذه الرسائل', url: unsubscribe },
  }),
}

type Several = { name: string; texts: readonly string[]; count: number; unsubscribe: string }

const more = (texts: readonly string[], count: number, rest: string) => [
  ...texts.map((text) => `• ${text}`),
  ...(count > texts.length ? [rest] : []),
]

export const severalNotifications: MailTemplate<Several> = {
  en: ({ name, texts, count, unsubscribe }) => ({
    subject: `${count} new notifications`,
    greeting: `Hello ${name},`,
    paragraphs: more(texts, count, `And ${count - texts.length} more.`),
    button: { label: 'View all notifications', url: '/notifications' },
    closing: 'You’re receiving this email because emails about these notifications are turned on in your settings.',
    unsubscribe: { label: 'Turn off these emails', url: unsubscribe },
  }),
  es: ({ name, texts, count, unsubscribe }) => ({
    subject: `${count} notificaciones nuevas`,
    greeting: `Hola, ${name}:`,
    paragraphs: more(texts, count, `Y ${count - texts.length} más.`),
    button: { label: 'Ver todas las notificaciones', url: '/notifications' },
    closing: 'Recibes este correo porque los correos sobre estas notificaciones están activados en tus ajustes.',
    unsubscribe: { label: 'Desactivar estos correos', url: unsubscribe },
  }),
  ar: ({ name, texts, count, unsubscribe }) => ({
    subject: `الإشعارات الجديدة: ${count}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: more(texts, count, `إشعارات أخرى: ${count - texts.length}`),
    button: { label: 'عرض كل الإشعارات', url: '/notifications' },
    closing: 'تصلك هذه الرسالة لأن رسائل هذه الإشعارات مفعّلة في إعداداتك.',
    unsubscribe: { label: 'إيقاف هذه الرسائل', url: unsubscribe },
  }),
}
