/** Mails about suspensions and personal data archives. */

import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import { formatMoment } from './notices.ts'

type Suspension = { username: string; reason: string; until: Date | null }

const END: Record<Language, (until: Date | null) => string> = {
  en: (until) => (until ? `It ends on ${formatMoment('en', until)}.` : 'It lasts until an administrator lifts it.'),
  es: (until) => (until ? `Termina el ${formatMoment('es', until)}.` : 'Dura hasta que un administrador la levante.'),
  ar: (until) => (until ? `ينتهي الإيقاف في ${formatMoment('ar', until)}.` : 'يستمر الإيقاف إلى أن يرفعه أحد المشرفين.'),
}

export const suspended: MailTemplate<Suspension> = {
  en: ({ username, reason, until }) => ({
    subject: 'Your account was suspended',
    greeting: `Hello ${username},`,
    paragraphs: ['An administrator suspended your account. You can’t log in while it is suspended.', `Reason: ${reason}`, END.en(until)],
    closing: 'If you think this is a mistake, contact the administrators of this Plaza.',
  }),
  es: ({ username, reason, until }) => ({
    subject: 'Tu cuenta fue suspendida',
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Un administrador suspendió tu cuenta. Mientras esté suspendida no puedes iniciar sesión.',
      `Motivo: ${reason}`,
      END.es(until),
    ],
    closing: 'Si crees que es un error, escribe a los administradores de esta Plaza.',
  }),
  ar: ({ username, reason, until }) => ({
    subject: 'أُوقف حسابك',
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['أوقف أحد المشرفين حسابك، ولا يمكنك تسجيل الدخول في هذه الأثناء.', `السبب: ${reason}`, END.ar(until)],
    closing: 'إن كنت ترى أن في الأمر خطأ فراسل القائمين على هذه المنصة.',
  }),
}

type Addressee = { username: string }

export const suspensionLifted: MailTemplate<Addressee> = {
  en: ({ username }) => ({
    subject: 'Your account is active again',
    greeting: `Hello ${username},`,
    paragraphs: ['Your suspension has ended. You can log in again.'],
    button: { label: 'Log in', url: '/login' },
    closing: 'You get this email because you have an account here.',
  }),
  es: ({ username }) => ({
    subject: 'Tu cuenta vuelve a estar activa',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Tu suspensión ha terminado. Ya puedes iniciar sesión de nuevo.'],
    button: { label: 'Iniciar sesión', url: '/login' },
    closing: 'Recibes este correo porque tienes una cuenta aquí.',
  }),
  ar: ({ username }) => ({
    subject: 'حسابك متاح من جديد',
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['رُفع الإيقاف عن حسابك، ويمكنك تسجيل الدخول من جديد.'],
    button: { label: 'تسجيل الدخول', url: '/login' },
    closing: 'وصلتك هذه الرسالة لأن لديك حسابًا هنا.',
  }),
}

export const exportReady: MailTemplate<Addressee & { until: Date }> = {
  en: ({ username, until }) => ({
    subject: 'Your data is ready',
    greeting: `Hello ${username},`,
    paragraphs: [`The archive with your data is ready. You can download it until ${formatMoment('en', until)}.`],
    button: { label: 'Download archive', url: '/settings?tab=account' },
    closing: 'If you didn’t request it, set a new password: somebody else may have access to your account.',
  }),
  es: ({ username, until }) => ({
    subject: 'Tus datos están listos',
    greeting: `Hola, ${username}:`,
    paragraphs: [`El archivo con tus datos está listo. Puedes descargarlo hasta el ${formatMoment('es', until)}.`],
    button: { label: 'Descargar archivo', url: '/settings?tab=account' },
    closing: 'Si no lo pediste tú, crea una contraseña nueva: puede que alguien más tenga acceso a tu cuenta.',
  }),
  ar: ({ username, until }) => ({
    subject: 'بياناتك جاهزة',
    greeting: `مرحبًا ${username}،`,
    paragraphs: [`الأرشيف الذي يضم بياناتك جاهز، ويمكنك تنزيله حتى ${formatMoment('ar', until)}.`],
    button: { label: 'تنزيل الأرشيف', url: '/settings?tab=account' },
    closing: 'إن لم تطلبه فعيّن كلمة مرور جديدة، فقد يكون غيرك داخل حسابك.',
  }),
}
