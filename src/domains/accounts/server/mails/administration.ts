/** Mails about what the operator did, and about leaving. */

import type { MailTemplate } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import { momentIn } from './notices.ts'

type Suspension = { username: string; reason: string; until: Date | null }

const END: Record<Language, (until: Date | null) => string> = {
  en: (until) => (until ? `It ends on ${momentIn('en', until)}.` : 'It stays until an administrator lifts it.'),
  es: (until) => (until ? `Termina el ${momentIn('es', until)}.` : 'Sigue hasta que un administrador la levante.'),
  ar: (until) => (until ? `ينتهي الإيقاف في ${momentIn('ar', until)}.` : 'يستمر الإيقاف إلى أن يرفعه أحد المشرفين.'),
}

export const suspended: MailTemplate<Suspension> = {
  en: ({ username, reason, until }) => ({
    subject: 'Your account was suspended',
    greeting: `Hello ${username},`,
    paragraphs: ['An administrator suspended your account. You cannot sign in meanwhile.', `Reason: ${reason}`, END.en(until)],
    closing: 'If you think this is a mistake, write to the people who run this Plaza.',
  }),
  es: ({ username, reason, until }) => ({
    subject: 'Tu cuenta fue suspendida',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Un administrador suspendió tu cuenta. Mientras tanto no puedes iniciar sesión.', `Motivo: ${reason}`, END.es(until)],
    closing: 'Si crees que es un error, escribe a quienes llevan esta Plaza.',
  }),
  ar: ({ username, reason, until }) => ({
    subject: 'أُوقف حسابك',
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['أوقف أحد المشرفين حسابك، ولا يمكنك تسجيل الدخول في هذه الأثناء.', `السبب: ${reason}`, END.ar(until)],
    closing: 'إن كنت ترى أن في الأمر خطأ فراسل القائمين على هذه المنصة.',
  }),
}

type Named = { username: string }

export const suspensionLifted: MailTemplate<Named> = {
  en: ({ username }) => ({
    subject: 'Your account is open again',
    greeting: `Hello ${username},`,
    paragraphs: ['The suspension of your account was lifted. You can sign in again.'],
    button: { label: 'Sign in', url: '/login' },
    closing: 'You get this mail because you have an account here.',
  }),
  es: ({ username }) => ({
    subject: 'Tu cuenta vuelve a estar abierta',
    greeting: `Hola, ${username}:`,
    paragraphs: ['Se levantó la suspensión de tu cuenta. Ya puedes iniciar sesión de nuevo.'],
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

export const exportReady: MailTemplate<Named & { until: Date }> = {
  en: ({ username, until }) => ({
    subject: 'Your data is ready',
    greeting: `Hello ${username},`,
    paragraphs: [`The archive with everything we keep about you is ready. You can download it until ${momentIn('en', until)}.`],
    button: { label: 'Download it', url: '/settings?tab=account' },
    closing: 'If you did not ask for it, set a new password: somebody else may be in your account.',
  }),
  es: ({ username, until }) => ({
    subject: 'Tus datos están listos',
    greeting: `Hola, ${username}:`,
    paragraphs: [`El archivo con todo lo que guardamos sobre ti está listo. Puedes descargarlo hasta el ${momentIn('es', until)}.`],
    button: { label: 'Descargarlo', url: '/settings?tab=account' },
    closing: 'Si no lo pediste tú, crea una contraseña nueva: puede que alguien más esté en tu cuenta.',
  }),
  ar: ({ username, until }) => ({
    subject: 'بياناتك جاهزة',
    greeting: `مرحبًا ${username}،`,
    paragraphs: [`الملف الذي يضم كل ما نحتفظ به عنك جاهز، ويمكنك تنزيله حتى ${momentIn('ar', until)}.`],
    button: { label: 'تنزيل الملف', url: '/settings?tab=account' },
    closing: 'إن لم تطلبه فعيّن كلمة مرور جديدة، فقد يكون غيرك داخل حسابك.',
  }),
}
