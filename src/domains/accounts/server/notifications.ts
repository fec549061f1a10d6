/** Kinds of notifications about the security of an account. Each of these changes is mailed always (listeners.ts). */
import { loggedIn, type SecurityChange, securityChanged } from '#events/accounts.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'

const SECURITY = '/settings?tab=security'

const CHANGES = {
  en: {
    password: 'Your password was changed',
    email: 'Your email address was changed',
    totp_on: 'Two-step login was turned on',
    totp_off: 'Two-step login was turned off',
    recovery_codes: 'New recovery codes were created',
    passkey_added: 'A passkey was added',
    passkey_removed: 'A passkey was removed',
    username: 'Your username was changed',
    second_factors_removed: 'An administrator removed your second factors',
    recovered: 'Your account was recovered by email',
  },
  es: {
    password: 'Tu contraseña cambió',
    email: 'Tu dirección de correo cambió',
    totp_on: 'Se activó la verificación en dos pasos',
    totp_off: 'Se desactivó la verificación en dos pasos',
    recovery_codes: 'Se crearon códigos de recuperación nuevos',
    passkey_added: 'Se añadió una clave de acceso',
    passkey_removed: 'Se quitó una clave de acceso',
    username: 'Tu nombre de usuario cambió',
    second_factors_removed: 'Un administrador quitó tus segundos factores',
    recovered: 'Tu cuenta se recuperó por correo',
  },
  ar: {
    password: 'تغيّرت كلمة مرورك',
    email: 'تغيّر عنوان بريدك',
    totp_on: 'فُعّل التحقق بخطوتين',
    totp_off: 'أُوقف التحقق بخطوتين',
    recovery_codes: 'أُنشئت رموز استرداد جديدة',
    passkey_added: 'أُضيف مفتاح مرور',
    passkey_removed: 'أُزيل مفتاح مرور',
    username: 'تغيّر اسم المستخدم الخاص بك',
    second_factors_removed: 'أزال مسؤول عوامل التحقق الثانية لديك',
    recovered: 'استُعيد حسابك عبر البريد',
  },
} satisfies Record<'en' | 'es' | 'ar', Record<SecurityChange, string>>

const newSignIn = defineNotification({
  kind: 'accounts.newSignIn',
  area: 'account',
  urgent: true,
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [loggedIn],
  recipients: async (_tx, events) =>
    events.flatMap(({ payload: { userId, sessionId, newDevice } }) =>
      newDevice ? [{ userId, target: { type: 'session', id: sessionId }, actorId: null, params: {}, href: SECURITY }] : [],
    ),
  words: {
    en: { name: 'Logins on new devices', text: () => 'Somebody logged in to your account on a new device' },
    es: { name: 'Inicios de sesión en dispositivos nuevos', text: () => 'Alguien inició sesión en tu cuenta en un dispositivo nuevo' },
    ar: { name: 'تسجيل الدخول من أجهزة جديدة', text: () => 'سُجّل الدخول إلى حسابك من جهاز جديد' },
  },
})

const changed = defineNotification({
  kind: 'accounts.securityChanged',
  area: 'account',
  urgent: true,
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [securityChanged],
  recipients: async (_tx, events) =>
    events.map(({ payload: { userId, what } }) => ({
      userId,
      target: { type: 'security', id: what },
      actorId: null,
      params: { state: what },
      href: SECURITY,
    })),
  words: {
    en: { name: 'Security changes', text: ({ state }) => CHANGES.en[state] },
    es: { name: 'Cambios de seguridad', text: ({ state }) => CHANGES.es[state] },
    ar: { name: 'تغييرات الأمان', text: ({ state }) => CHANGES.ar[state] },
  },
})

export const notifications = [newSignIn, changed]
