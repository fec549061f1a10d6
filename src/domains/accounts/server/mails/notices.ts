/** Mails that tell an owner what happened to their account. None of them carries a token. */

import type { MailTemplate, Message } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'

export type SecurityChange =
  | 'password'
  | 'email'
  | 'totp_on'
  | 'totp_off'
  | 'recovery_codes'
  | 'passkey_added'
  | 'passkey_removed'
  | 'username'
  | 'email_change_requested'

const CHANGES: Record<Language, Record<SecurityChange, string>> = {
  en: {
    password: 'Your password was changed, and your other devices were signed out.',
    email: 'Your account now uses this email address.',
    totp_on: 'Sign-in now asks for a code of your authenticator app.',
    totp_off: 'Sign-in no longer asks for a code of your authenticator app.',
    recovery_codes: 'New recovery codes were made. The old ones no longer work.',
    passkey_added: 'A passkey was added to your account.',
    passkey_removed: 'A passkey was removed from your account.',
    username: 'Your username was changed.',
    email_change_requested: 'Somebody asked to move your account to another email address. It moves when the link sent there is followed.',
  },
  es: {
    password: 'Tu contraseña cambió y se cerró la sesión en tus otros dispositivos.',
    email: 'Tu cuenta usa ahora esta dirección de correo.',
    totp_on: 'Ahora se pide un código de tu app de autenticación al iniciar sesión.',
    totp_off: 'Ya no se pide un código de tu app de autenticación al iniciar sesión.',
    recovery_codes: 'Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.',
    passkey_added: 'Se añadió una llave de acceso a tu cuenta.',
    passkey_removed: 'Se quitó una llave de acceso de tu cuenta.',
    username: 'Tu nombre de usuario cambió.',
    email_change_requested: 'Alguien pidió pasar tu cuenta a otra dirección de correo. El cambio se hace al abrir el enlace enviado allí.',
  },
  ar: {
    password: 'تغيّرت كلمة مرورك وسُجّل الخروج من أجهزتك الأخرى.',
    email: 'صار حسابك يستخدم عنوان البريد هذا.',
    totp_on: 'صار تسجيل الدخول يطلب رمزًا من تطبيق المصادقة لديك.',
    totp_off: 'لم يعد تسجيل الدخول يطلب رمزًا من تطبيق المصادقة.',
    recovery_codes: 'أُنشئت رموز استرداد جديدة، ولم تعد الرموز القديمة صالحة.',
    passkey_added: 'أُضيف مفتاح مرور إلى حسابك.',
    passkey_removed: 'أُزيل مفتاح مرور من حسابك.',
    username: 'تغيّر اسم المستخدم الخاص بك.',
    email_change_requested: 'طلب شخص ما نقل حسابك إلى بريد إلكتروني آخر. يتم النقل عند فتح الرابط المرسل إلى هناك.',
  },
}

const SECURITY = '/settings?tab=security'

export const securityNotice: MailTemplate<{ username: string; what: SecurityChange }> = {
  en: ({ username, what }) => ({
    subject: 'The security of your account changed',
    greeting: `Hello ${username},`,
    paragraphs: [CHANGES.en[what]],
    button: { label: 'Look at security', url: SECURITY },
    closing: 'If this was not you, set a new password now with “Forgot password” and look through your devices.',
  }),
  es: ({ username, what }) => ({
    subject: 'Cambió la seguridad de tu cuenta',
    greeting: `Hola, ${username}:`,
    paragraphs: [CHANGES.es[what]],
    button: { label: 'Ver la seguridad', url: SECURITY },
    closing: 'Si no fuiste tú, crea ahora una contraseña nueva desde «Olvidé mi contraseña» y revisa tus dispositivos.',
  }),
  ar: ({ username, what }) => ({
    subject: 'تغيّر أمان حسابك',
    greeting: `مرحبًا ${username}،`,
    paragraphs: [CHANGES.ar[what]],
    button: { label: 'عرض إعدادات الأمان', url: SECURITY },
    closing: 'إن لم تكن أنت فعيّن الآن كلمة مرور جديدة من «نسيت كلمة المرور» وراجع أجهزتك.',
  }),
}

type SignIn = { username: string; browser: string | null; system: string | null; address: string; at: Date }

export const newSignIn: MailTemplate<SignIn> = {
  en: (signIn) =>
    aboutSignIn(signIn, 'en', {
      subject: 'New sign-in to your account',
      greeting: `Hello ${signIn.username},`,
      said: 'Somebody signed in from a browser we have not seen with your account.',
      device: 'Device',
      address: 'Address',
      time: 'Time',
      unknown: 'unknown',
      label: 'Look at my devices',
      closing: 'If this was you, there is nothing to do. If not, end that session and set a new password.',
    }),
  es: (signIn) =>
    aboutSignIn(signIn, 'es', {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      greeting: `Hola, ${signIn.username}:`,
      said: 'Alguien inició sesión desde un navegador que no conocíamos con tu cuenta.',
      device: 'Dispositivo',
      address: 'Dirección',
      time: 'Hora',
      unknown: 'desconocido',
      label: 'Ver mis dispositivos',
      closing: 'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y crea una contraseña nueva.',
    }),
  ar: (signIn) =>
    aboutSignIn(signIn, 'ar', {
      subject: 'تسجيل دخول جديد إلى حسابك',
      greeting: `مرحبًا ${signIn.username}،`,
      said: 'سجّل شخص ما الدخول من متصفح لم نره مع حسابك من قبل.',
      device: 'الجهاز',
      address: 'العنوان',
      time: 'الوقت',
      unknown: 'غير معروف',
      label: 'عرض أجهزتي',
      closing: 'إن كنت أنت فلا حاجة إلى فعل شيء. وإلا فأنهِ تلك الجلسة وعيّن كلمة مرور جديدة.',
    }),
}

type SignInWords = Record<'subject' | 'greeting' | 'said' | 'device' | 'address' | 'time' | 'unknown' | 'label' | 'closing', string>

function aboutSignIn({ browser, system, address, at }: SignIn, language: Language, words: SignInWords): Message {
  const device = [browser, system].filter((name) => name !== null).join(' · ') || words.unknown
  return {
    subject: words.subject,
    greeting: words.greeting,
    paragraphs: [words.said],
    facts: [
      { label: words.device, value: device },
      { label: words.address, value: address },
      { label: words.time, value: momentIn(language, at) },
    ],
    button: { label: words.label, url: SECURITY },
    closing: words.closing,
  }
}

/** A moment as a mail can say it: nobody knows where it will be read. */
export function momentIn(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .concat(' UTC')
}
