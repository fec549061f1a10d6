/** Mails to the owner about decisions on an application or a shop. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Shop = { name: string; shop: string; slug: string }
type Reasoned = { name: string; shop: string; reason: string }

export const approved: MailTemplate<Shop> = {
  en: ({ name, shop, slug }) => ({
    subject: `${shop} is open`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Congratulations! Your vendor application has been approved.',
      'Add your first product and a delivery method, and shoppers can find you.',
    ],
    details: [{ label: 'Your shop', value: `/vendors/${slug}` }],
    button: { label: 'Set up your shop', url: '/settings?tab=shop' },
    closing: 'You’re receiving this email because you applied to sell on Plaza.',
  }),
  es: ({ name, shop, slug }) => ({
    subject: `${shop} ya está abierta`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      '¡Enhorabuena! Tu solicitud para vender ha sido aprobada.',
      'Añade tu primer producto y una forma de entrega para que los compradores te encuentren.',
    ],
    details: [{ label: 'Tu tienda', value: `/vendors/${slug}` }],
    button: { label: 'Preparar tu tienda', url: '/settings?tab=shop' },
    closing: 'Recibes este correo porque solicitaste vender en Plaza.',
  }),
  ar: ({ name, shop, slug }) => ({
    subject: `متجر ${shop} مفتوح الآن`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['تهانينا! لقد قُبل طلبك للبيع.', 'أضف أول منتج لك وطريقة توصيل ليجدك المتسوقون.'],
    details: [{ label: 'متجرك', value: `/vendors/${slug}` }],
    button: { label: 'إعداد متجرك', url: '/settings?tab=shop' },
    closing: 'وصلتك هذه الرسالة لأنك طلبت البيع على بلازا.',
  }),
}

export const rejected: MailTemplate<Reasoned> = {
  en: ({ name, shop, reason }) => ({
    subject: `Your application for ${shop} wasn’t approved`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'An administrator reviewed your application and didn’t approve it.',
      `Reason: ${reason}`,
      'You can make changes and apply again.',
    ],
    button: { label: 'Apply again', url: '/vendor/register' },
    closing: 'You’re receiving this email because you applied to sell on Plaza.',
  }),
  es: ({ name, shop, reason }) => ({
    subject: `Tu solicitud para ${shop} no se aprobó`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Un administrador revisó tu solicitud y no la aprobó.',
      `Motivo: ${reason}`,
      'Puedes hacer cambios y volver a presentarla.',
    ],
    button: { label: 'Volver a solicitar', url: '/vendor/register' },
    closing: 'Recibes este correo porque solicitaste vender en Plaza.',
  }),
  ar: ({ name, shop, reason }) => ({
    subject: `لم يُقبل طلبك لمتجر ${shop}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['راجع أحد المشرفين طلبك ولم يقبله.', `السبب: ${reason}`, 'يمكنك تعديله وتقديمه من جديد.'],
    button: { label: 'التقديم من جديد', url: '/vendor/register' },
    closing: 'وصلتك هذه الرسالة لأنك طلبت البيع على بلازا.',
  }),
}

export const suspended: MailTemplate<Reasoned> = {
  en: ({ name, shop, reason }) => ({
    subject: `${shop} was suspended`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'An administrator suspended your shop. Your products aren’t for sale until the suspension is lifted.',
      `Reason: ${reason}`,
      'Existing orders continue: please ship them as promised.',
    ],
    button: { label: 'See your orders', url: '/orders' },
    closing: 'If you think this is a mistake, contact the administrators of this Plaza.',
  }),
  es: ({ name, shop, reason }) => ({
    subject: `${shop} fue suspendida`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      'Un administrador suspendió tu tienda. Tus productos no están a la venta hasta que se levante la suspensión.',
      `Motivo: ${reason}`,
      'Los pedidos existentes continúan: envíalos como prometiste, por favor.',
    ],
    button: { label: 'Ver tus pedidos', url: '/orders' },
    closing: 'Si crees que es un error, escribe a los administradores de esta Plaza.',
  }),
  ar: ({ name, shop, reason }) => ({
    subject: `أُوقف متجر ${shop}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      'أوقف أحد المشرفين متجرك، ولا تُعرض منتجاتك للبيع حتى يُرفع الإيقاف.',
      `السبب: ${reason}`,
      'تستمر الطلبات الحالية: نرجو إرسالها كما وعدت.',
    ],
    button: { label: 'عرض طلباتك', url: '/orders' },
    closing: 'إن كنت ترى أن في الأمر خطأ فراسل مشرفي هذه المنصة.',
  }),
}

export const resumed: MailTemplate<Shop> = {
  en: ({ name, shop, slug }) => ({
    subject: `${shop} is open again`,
    greeting: `Hello ${name},`,
    paragraphs: ['The suspension of your shop was lifted. Your products are for sale again.'],
    button: { label: 'See your shop', url: `/vendors/${slug}` },
    closing: 'You’re receiving this email because you sell on Plaza.',
  }),
  es: ({ name, shop, slug }) => ({
    subject: `${shop} vuelve a estar abierta`,
    greeting: `Hola, ${name}:`,
    paragraphs: ['Se levantó la suspensión de tu tienda. Tus productos vuelven a estar a la venta.'],
    button: { label: 'Ver tu tienda', url: `/vendors/${slug}` },
    closing: 'Recibes este correo porque vendes en Plaza.',
  }),
  ar: ({ name, shop, slug }) => ({
    subject: `متجر ${shop} مفتوح من جديد`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: ['رُفع الإيقاف عن متجرك، وعادت منتجاتك معروضة للبيع.'],
    button: { label: 'عرض متجرك', url: `/vendors/${slug}` },
    closing: 'وصلتك هذه الرسالة لأنك تبيع على بلازا.',
  }),
}
