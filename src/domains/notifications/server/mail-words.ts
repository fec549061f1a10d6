/** The mails of this domain: one notification, or several that are due together. */
import type { MailDetail, MailTemplate } from '#platform/server/mail/message.ts'

type One = { subject: string; heading: string; details: readonly MailDetail[]; kind: string; href: string; unsubscribe: string }

/** The heading is the sentence; the list of mails shows the facts below it. */
const about = ({ subject, heading, details, kind }: One) => ({
  subject,
  heading,
  preheader: details.length > 0 ? details.map(({ label, value }) => `${label}: ${value}`).join(' · ') : kind,
  paragraphs: [],
  details,
})

export const oneNotification: MailTemplate<One> = {
  en: (one) => ({
    ...about(one),
    button: { label: 'View', url: one.href },
    closing: `You’re receiving this email because emails about “${one.kind}” are turned on in your settings.`,
    unsubscribe: { label: 'Turn off these emails', url: one.unsubscribe },
  }),
  es: (one) => ({
    ...about(one),
    button: { label: 'Ver', url: one.href },
    closing: `Recibes este correo porque los correos sobre «${one.kind}» están activados en tus ajustes.`,
    unsubscribe: { label: 'Desactivar estos correos', url: one.unsubscribe },
  }),
  ar: (one) => ({
    ...about(one),
    button: { label: 'عرض', url: one.href },
    closing: `تصلك هذه الرسالة لأن رسائل «${one.kind}» مفعّلة في إعداداتك.`,
    unsubscribe: { label: 'إيقاف هذه الرسائل', url: one.unsubscribe },
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
