/** Mails that notify an owner of changes to their account. None of them contains a token. */

import type { SecurityChange } from '#events/accounts.ts'
import type { MailTemplate, Message } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'

export type SecurityNotice = SecurityChange | 'email_change_requested'

const CHANGES: Record<Language, Record<SecurityNotice, string>> = {
  en: {
    password: 'Your password was changed, and your other devices were signed out.',
    email: 'Your account now uses this email address.',
    totp_on: 'Two-step login is on: logging in now needs a code from your authenticator app.',
    totp_off: 'Two-step login is off: logging in no longer needs a code from your authenticator app.',
    recovery_codes: 'New recovery codes were created. The old ones no longer work.',
    passkey_added: 'A passkey was added to your account.',
    passkey_removed: 'A passkey was removed from your account.',
    username: 'Your username was changed.',
    recovered:
      'You confirmed this address and set a new password. In case somebody else used the account before, all devices, passkeys and two-step login were removed, open invitations to your businesses were withdrawn, and payout accounts are frozen. Check the people of your businesses, and confirm or remove the payout account under Finances.',
    second_factors_removed:
      'The person who runs this Plaza removed your authenticator app, recovery codes and passkeys, and all your devices were signed out. Your password alone logs in until you set up a second factor again.',
    email_change_requested:
      'Somebody asked to change the email of your account. The change takes effect when the link sent to the new address is opened.',
  },
  es: {
    password: 'Tu contraseña cambió y se cerró la sesión en tus otros dispositivos.',
    email: 'Tu cuenta usa ahora esta dirección de correo.',
    totp_on: 'Ahora se pide un código de tu app de autenticación al iniciar sesión.',
    totp_off: 'Ya no se pide un código de tu app de autenticación al iniciar sesión.',
    recovery_codes: 'Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.',
    passkey_added: 'Se añadió una clave de acceso a tu cuenta.',
    passkey_removed: 'Se quitó una clave de acceso de tu cuenta.',
    username: 'Tu nombre de usuario cambió.',
    recovered:
      'Confirmaste esta dirección y creaste una contraseña nueva. Por si otra persona usó antes la cuenta, se quitaron todos los dispositivos, las claves de acceso y la verificación en dos pasos, se retiraron las invitaciones abiertas a tus negocios y las cuentas de cobro quedaron bloqueadas. Revisa las personas de tus negocios y confirma o quita la cuenta de cobro en Finanzas.',
    second_factors_removed:
      'Quien administra este Plaza quitó tu app de autenticación, tus códigos de recuperación y tus claves de acceso, y se cerró la sesión en todos tus dispositivos. Basta tu contraseña para entrar hasta que configures de nuevo un segundo factor.',
    email_change_requested:
      'Alguien pidió cambiar el correo de tu cuenta. El cambio se aplica al abrir el enlace enviado a la nueva dirección.',
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
    recovered:
      'أكّدت هذا العنوان وعيّنت كلمة مرور جديدة. تحسّبًا لأن يكون غيرك قد استخدم الحساب من قبل، أُزيلت كل الأجهزة ومفاتيح المرور والتحقق بخطوتين، وسُحبت الدعوات المفتوحة إلى أعمالك، وجُمّدت حسابات الدفع. راجع أعضاء أعمالك، ثم أكّد حساب الدفع أو أزله من صفحة المالية.',
    second_factors_removed:
      'أزال مشغّل منصة Plaza هذه تطبيق المصادقة ورموز الاسترداد ومفاتيح المرور من حسابك، وسُجّل الخروج من كل أجهزتك. تكفي كلمة مرورك وحدها للدخول إلى أن تُعدّ عاملًا ثانيًا من جديد.',
    email_change_requested: 'طلب شخص ما نقل حسابك إلى بريد إلكتروني آخر. يتم النقل عند فتح الرابط المرسل إلى هناك.',
  },
}

const SECURITY = '/settings?tab=security'

export const securityNotice: MailTemplate<{ username: string; what: SecurityNotice }> = {
  en: ({ username, what }) => ({
    subject: 'The security of your account changed',
    greeting: `Hello ${username},`,
    paragraphs: [CHANGES.en[what]],
    button: { label: 'Review security settings', url: SECURITY },
    closing: 'If this wasn’t you, reset your password now with “Forgot your password?” and check your devices.',
  }),
  es: ({ username, what }) => ({
    subject: 'Cambió la seguridad de tu cuenta',
    greeting: `Hola, ${username}:`,
    paragraphs: [CHANGES.es[what]],
    button: { label: 'Ver la seguridad', url: SECURITY },
    closing: 'Si no fuiste tú, crea ahora una contraseña nueva desde «¿Olvidaste tu contraseña?» y revisa tus dispositivos.',
  }),
  ar: ({ username, what }) => ({
    subject: 'تغيّر أمان حسابك',
    greeting: `مرحبًا ${username}،`,
    paragraphs: [CHANGES.ar[what]],
    button: { label: 'عرض إعدادات الأمان', url: SECURITY },
    closing: 'إن لم تكن أنت فعيّن الآن كلمة مرور جديدة من «هل نسيت كلمة المرور؟» وراجع أجهزتك.',
  }),
}

type SignIn = { username: string; browser: string | null; system: string | null; address: string; at: Date }

export const newSignIn: MailTemplate<SignIn> = {
  en: (signIn) =>
    composeSignIn(signIn, 'en', {
      subject: 'New login to your account',
      greeting: `Hello ${signIn.username},`,
      said: 'Somebody logged in to your account from a new browser.',
      device: 'Device',
      address: 'Address',
      time: 'Time',
      unknown: 'unknown',
      label: 'Review devices',
      closing: 'If this was you, you don’t need to do anything. If not, sign out that device and set a new password.',
    }),
  es: (signIn) =>
    composeSignIn(signIn, 'es', {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      greeting: `Hola, ${signIn.username}:`,
      said: 'Alguien inició sesión en tu cuenta desde un navegador nuevo.',
      device: 'Dispositivo',
      address: 'Dirección',
      time: 'Hora',
      unknown: 'desconocido',
      label: 'Ver mis dispositivos',
      closing: 'Si fuiste tú, no tienes que hacer nada. Si no, cierra esa sesión y crea una contraseña nueva.',
    }),
  ar: (signIn) =>
    composeSignIn(signIn, 'ar', {
      subject: 'تسجيل دخول جديد إلى حسابك',
      greeting: `مرحبًا ${signIn.username}،`,
      said: 'سجّل شخص ما الدخول إلى حسابك من متصفح جديد.',
      device: 'الجهاز',
      address: 'العنوان',
      time: 'الوقت',
      unknown: 'غير معروف',
      label: 'عرض أجهزتي',
      closing: 'إن كنت أنت فلا حاجة إلى فعل شيء. وإلا فأنهِ تلك الجلسة وعيّن كلمة مرور جديدة.',
    }),
}

type SignInWords = Record<'subject' | 'greeting' | 'said' | 'device' | 'address' | 'time' | 'unknown' | 'label' | 'closing', string>

function composeSignIn({ browser, system, address, at }: SignIn, language: Language, words: SignInWords): Message {
  const device = [browser, system].filter((name) => name !== null).join(' · ') || words.unknown
  return {
    subject: words.subject,
    greeting: words.greeting,
    paragraphs: [words.said],
    details: [
      { label: words.device, value: device },
      { label: words.address, value: address },
      { label: words.time, value: formatMoment(language, at) },
    ],
    button: { label: words.label, url: SECURITY },
    closing: words.closing,
  }
}

/** Formats a time in UTC, because the reader's time zone is unknown. */
export function formatMoment(language: Language, at: Date): string {
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .concat(' UTC')
}
