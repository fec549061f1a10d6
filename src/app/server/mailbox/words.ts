/** What the mailbox says. It is drawn by the server alone, so its words are not among those the browser loads. */
import type { Language } from '#platform/shared/language.ts'

type Words = Readonly<
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

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Mailbox',
    lead: 'What Plaza writes to people. In a demo no mail leaves this machine; you read it here instead.',
    plaza: 'Plaza, home',
    emptyTitle: 'No mail yet',
    emptyText: 'As soon as Plaza writes to somebody, the mail is here.',
    all: 'All mails',
    from: 'From',
    to: 'To',
    sent: 'Sent',
    frame: 'The mail as it looks',
    plainText: 'Plain text',
    headers: 'Headers',
    goneTitle: 'This mail is not here',
    goneText: 'The newest 500 mails are kept.',
  },
  es: {
    title: 'Buzón',
    lead: 'Lo que Plaza escribe a la gente. En una demo ningún correo sale de este equipo: se lee aquí.',
    plaza: 'Plaza, inicio',
    emptyTitle: 'Todavía no hay correos',
    emptyText: 'En cuanto Plaza escriba a alguien, verás aquí el correo.',
    all: 'Todos los correos',
    from: 'De',
    to: 'Para',
    sent: 'Enviado',
    frame: 'El correo tal como se ve',
    plainText: 'Texto sin formato',
    headers: 'Cabeceras',
    goneTitle: 'Este correo no está aquí',
    goneText: 'Se guardan los 500 correos más recientes.',
  },
  ar: {
    title: 'صندوق البريد',
    lead: 'ما تكتبه Plaza إلى الناس. في العرض التجريبي لا تغادر أي رسالة هذا الجهاز، بل تقرؤها هنا.',
    plaza: 'Plaza، الصفحة الرئيسية',
    emptyTitle: 'لا رسائل بعد',
    emptyText: 'ما إن تكتب Plaza إلى أحد حتى تجد الرسالة هنا.',
    all: 'كل الرسائل',
    from: 'من',
    to: 'إلى',
    sent: 'أُرسلت',
    frame: 'الرسالة كما تبدو',
    plainText: 'نص عادي',
    headers: 'الترويسات',
    goneTitle: 'هذه الرسالة ليست هنا',
    goneText: 'تُحفظ أحدث ٥٠٠ رسالة.',
  },
}
