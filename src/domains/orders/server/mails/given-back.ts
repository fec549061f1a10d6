/** Units were cancelled, came back, or were paid back as they are, and their share of the price goes back. */
import type { MailTemplate } from '#platform/server/mail/message.ts'

type GivenBack = {
  name: string
  orderId: string
  goods: readonly string[]
  amount: string
  reason: string
  /** Nothing had been paid yet: it is no longer owed. */
  waived: boolean
  link: string
}

const listed = (goods: readonly string[]) => goods.map((line) => `• ${line}`).join('\n')

export const cancelled: MailTemplate<GivenBack> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Cancelled in order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `This was cancelled and will not be sent:\n${listed(goods)}`,
      ...(reason ? [`The vendor writes: “${reason}”`] : []),
      waived ? `You owe ${amount} less.` : `${amount} go back to you the way you paid.`,
    ],
    button: { label: 'See the order', url: link },
    closing: 'Everything else of your order stays as it is.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Cancelado en el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Esto se ha cancelado y no se enviará:\n${listed(goods)}`,
      ...(reason ? [`La tienda escribe: «${reason}»`] : []),
      waived ? `Debes ${amount} menos.` : `Te devolvemos ${amount} por donde pagaste.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Lo demás de tu pedido sigue igual.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `إلغاء في الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `أُلغي ما يلي ولن يُرسل:\n${listed(goods)}`,
      ...(reason ? [`كتب البائع: «${reason}»`] : []),
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'يبقى كل ما سوى ذلك من طلبك كما هو.',
  }),
}

export const refunded: MailTemplate<GivenBack> = {
  en: ({ name, orderId, goods, amount, waived, link }) => ({
    subject: `Your refund for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The vendor has received what you sent back:\n${listed(goods)}`,
      waived ? `You owe ${amount} less.` : `${amount} go back to you the way you paid.`,
    ],
    button: { label: 'See the order', url: link },
    closing: 'Depending on your bank it can take a few days until you see the money.',
  }),
  es: ({ name, orderId, goods, amount, waived, link }) => ({
    subject: `Tu reembolso del pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `La tienda ha recibido lo que devolviste:\n${listed(goods)}`,
      waived ? `Debes ${amount} menos.` : `Te devolvemos ${amount} por donde pagaste.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Según tu banco, el dinero puede tardar unos días en aparecer.',
  }),
  ar: ({ name, orderId, goods, amount, waived, link }) => ({
    subject: `ردّ المبلغ عن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `استلم البائع ما أعدته:\n${listed(goods)}`,
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'قد يستغرق ظهور المبلغ بضعة أيام بحسب مصرفك.',
  }),
}

export const compensated: MailTemplate<GivenBack> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Money back for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The vendor gives you back what this had cost. You need not send anything back:\n${listed(goods)}`,
      ...(reason ? [`The vendor writes: “${reason}”`] : []),
      waived ? `You owe ${amount} less.` : `${amount} go back to you the way you paid.`,
    ],
    button: { label: 'See the order', url: link },
    closing: 'Depending on your bank it can take a few days until you see the money.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Reembolso del pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `La tienda te devuelve lo que costó esto. No tienes que enviar nada de vuelta:\n${listed(goods)}`,
      ...(reason ? [`La tienda escribe: «${reason}»`] : []),
      waived ? `Debes ${amount} menos.` : `Te devolvemos ${amount} por donde pagaste.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Según tu banco, el dinero puede tardar unos días en aparecer.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `استرداد مبلغ من الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `يعيد إليك البائع ثمن ما يلي، ولا حاجة إلى إرجاع شيء:\n${listed(goods)}`,
      ...(reason ? [`كتب البائع: «${reason}»`] : []),
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'قد يستغرق ظهور المبلغ بضعة أيام بحسب مصرفك.',
  }),
}
