import type { Language } from '#platform/shared/language.ts'

/** What a locked screen shows when the member hides the content. */
export const HIDDEN: Record<Language, string> = {
  en: 'You have a new notification.',
  es: 'Tienes una notificación nueva.',
  ar: 'لديك إشعار جديد.',
}
