/** The mailbox's texts. Only the server renders them, so they are not among the translations that the browser loads. */
import type { Language } from '#platform/shared/language.ts'

type MailboxTexts = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'plaza'
    | 'emptyTitle'
    | 'emptyText'
    | 'all'
    | 'from'
    | 'to'
    | 'sent'
    | 'frame'
    | 'plainText'
    | 'headers'
    | 'goneTitle'
    | 'goneText',
    string
  >
>

export const MAILBOX_TEXTS: Readonly<Record<Language, MailboxTexts>> = {
  en: {
    title: 'Mailbox',
    lead: 'All emails that Plaza sends. A demo delivers no email, so you read it here.',
    plaza: 'Plaza, home',
    emptyTitle: 'No emails yet',
    emptyText: 'Emails that Plaza sends will appear here.',
    all: 'All emails',
    from: 'From',
    to: 'To',
    sent: 'Sent',
    frame: 'Email preview',
    plainText: 'Plain text',
    headers: 'Headers',
    goneTitle: 'Email not found',
    goneText: 'Only the 500 newest emails are available.',
  },
  es: {
    title: 'Buzón',
    lead: 'Todos los correos que envía Plaza. Una demo no entrega correo: puedes leerlo aquí.',
    plaza: 'Plaza, inicio',
    emptyTitle: 'Todavía no hay correos',
    emptyText: 'Los correos que envíe Plaza aparecerán aquí.',
    all: 'Todos los correos',
    from: 'De',
    to: 'Para',
    sent: 'Enviado',
    frame: 'Vista previa del correo',
    plainText: 'Texto sin formato',
    headers: 'Cabeceras',
    goneTitle: 'Correo no encontrado',
    goneText: 'Solo están disponibles los 500 correos más recientes.',
  },
  ar: {
    title: 'صندوق البريد',
    lead: 'كل الرسائل التي ترسلها Plaza. لا يُسلَّم أي بريد في العرض التجريبي، ويمكنك قراءته هنا.',
    plaza: 'Plaza، الصفحة الرئيسية',
    emptyTitle: 'لا رسائل بعد',
    emptyText: 'ستظهر هنا الرسائل التي ترسلها Plaza.',
    all: 'كل الرسائل',
    from: 'من',
    to: 'إلى',
    sent: 'أُرسلت',
    frame: 'معاينة الرسالة',
    plainText: 'نص عادي',
    headers: 'الترويسات',
    goneTitle: 'الرسالة غير موجودة',
    goneText: 'تتوفر أحدث ٥٠٠ رسالة فقط.',
  },
}
