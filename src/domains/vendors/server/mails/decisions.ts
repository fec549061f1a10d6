/** What becomes of an application and of a shop, told to its owner. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type Shop = { username: string; shop: string; slug: string }
type Reasoned = { username: string; shop: string; reason: string }

export const approved: MailTemplate<Shop> = {
  en: ({ username, shop, slug }) => ({
    subject: `${shop} is open`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'Congratulations! Your vendor application has been approved.',
      'Add your first product, and say how you deliver. Shoppers will find you from then on.',
    ],
    facts: [{ label: 'Your shop', value: `/vendors/${slug}` }],
    button: { label: 'Set up your shop', url: '/settings?tab=shop' },
    closing: 'You get this mail because you applied to sell on Plaza.',
  }),
  es: ({ username, shop, slug }) => ({
    subject: `${shop} ya está abierta`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      '¡Enhorabuena! Tu solicitud para vender ha sido aprobada.',
      'Añade tu primer producto y cuenta cómo lo entregas. Desde ese momento te encontrarán.',
    ],
    facts: [{ label: 'Tu tienda', value: `/vendors/${slug}` }],
    button: { label: 'Preparar tu tienda', url: '/settings?tab=shop' },
    closing: 'Recibes este correo porque solicitaste vender en Plaza.',
  }),
  ar: ({ username, shop, slug }) => ({
    subject: `متجر ${shop} مفتوح الآن`,
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['تهانينا! لقد قُبل طلبك للبيع.', 'أضف أول منتج لك واذكر طريقة التوصيل، وسيجدك المتسوقون منذ تلك اللحظة.'],
    facts: [{ label: 'متجرك', value: `/vendors/${slug}` }],
    button: { label: 'إعداد متجرك', url: '/settings?tab=shop' },
    closing: 'وصلتك هذه الرسالة لأنك طلبت البيع على بلازا.',
  }),
}

export const refused: MailTemplate<Reasoned> = {
  en: ({ username, shop, reason }) => ({
    subject: `Your application for ${shop} needs another look`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'An administrator read your application and could not approve it as it is.',
      `Reason: ${reason}`,
      'You can change it and apply again.',
    ],
    button: { label: 'Apply again', url: '/vendor/register' },
    closing: 'You get this mail because you applied to sell on Plaza.',
  }),
  es: ({ username, shop, reason }) => ({
    subject: `Tu solicitud para ${shop} necesita cambios`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Un administrador leyó tu solicitud y no pudo aprobarla tal como está.',
      `Motivo: ${reason}`,
      'Puedes cambiarla y volver a presentarla.',
    ],
    button: { label: 'Volver a solicitar', url: '/vendor/register' },
    closing: 'Recibes este correo porque solicitaste vender en Plaza.',
  }),
  ar: ({ username, shop, reason }) => ({
    subject: `طلبك لمتجر ${shop} يحتاج إلى تعديل`,
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['اطّلع أحد المشرفين على طلبك ولم يتمكن من قبوله كما هو.', `السبب: ${reason}`, 'يمكنك تعديله وتقديمه من جديد.'],
    button: { label: 'التقديم من جديد', url: '/vendor/register' },
    closing: 'وصلتك هذه الرسالة لأنك طلبت البيع على بلازا.',
  }),
}

export const suspended: MailTemplate<Reasoned> = {
  en: ({ username, shop, reason }) => ({
    subject: `${shop} was suspended`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'An administrator suspended your shop. Nothing of it is for sale meanwhile.',
      `Reason: ${reason}`,
      'Orders you already have go on: please send them as promised.',
    ],
    button: { label: 'See your orders', url: '/orders' },
    closing: 'If you think this is a mistake, write to the people who run this Plaza.',
  }),
  es: ({ username, shop, reason }) => ({
    subject: `${shop} fue suspendida`,
    greeting: `Hola, ${username}:`,
    paragraphs: [
      'Un administrador suspendió tu tienda. Mientras tanto, nada de ella está a la venta.',
      `Motivo: ${reason}`,
      'Los pedidos que ya tienes siguen su curso: envíalos como prometiste, por favor.',
    ],
    button: { label: 'Ver tus pedidos', url: '/orders' },
    closing: 'Si crees que es un error, escribe a quienes llevan esta Plaza.',
  }),
  ar: ({ username, shop, reason }) => ({
    subject: `أُوقف متجر ${shop}`,
    greeting: `مرحبًا ${username}،`,
    paragraphs: [
      'أوقف أحد المشرفين متجرك، ولا يُعرض شيء منه للبيع في هذه الأثناء.',
      `السبب: ${reason}`,
      'أما الطلبات التي لديك فتستمر: نرجو إرسالها كما وعدت.',
    ],
    button: { label: 'عرض طلباتك', url: '/orders' },
    closing: 'إن كنت ترى أن في الأمر خطأ فراسل القائمين على هذه المنصة.',
  }),
}

export const resumed: MailTemplate<Shop> = {
  en: ({ username, shop, slug }) => ({
    subject: `${shop} is open again`,
    greeting: `Hello ${username},`,
    paragraphs: ['The suspension of your shop was lifted. Everything is for sale as it was.'],
    button: { label: 'See your shop', url: `/vendors/${slug}` },
    closing: 'You get this mail because you sell on Plaza.',
  }),
  es: ({ username, shop, slug }) => ({
    subject: `${shop} vuelve a estar abierta`,
    greeting: `Hola, ${username}:`,
    paragraphs: ['Se levantó la suspensión de tu tienda. Todo vuelve a estar a la venta.'],
    button: { label: 'Ver tu tienda', url: `/vendors/${slug}` },
    closing: 'Recibes este correo porque vendes en Plaza.',
  }),
  ar: ({ username, shop, slug }) => ({
    subject: `متجر ${shop} مفتوح من جديد`,
    greeting: `مرحبًا ${username}،`,
    paragraphs: ['رُفع الإيقاف عن متجرك، وعاد كل ما فيه معروضًا للبيع.'],
    button: { label: 'عرض متجرك', url: `/vendors/${slug}` },
    closing: 'وصلتك هذه الرسالة لأنك تبيع على بلازا.',
  }),
}
