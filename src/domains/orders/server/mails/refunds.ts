/** Emails to the shopper about a refund: items were canceled, returned, or refunded without a return. */

import type { MailTemplate } from '#platform/server/mail/message.ts'
import { itemList } from './item-list.ts'

type RefundMail = {
  name: string
  orderId: string
  goods: readonly string[]
  amount: string
  reason: string
  /** The order was not paid yet, so the refund only lowers the amount due. */
  waived: boolean
  link: string
}

export const cancelled: MailTemplate<RefundMail> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Items canceled in order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `These items were canceled and won’t ship:\n${itemList(goods)}`,
      ...(reason ? [`Message from the vendor: “${reason}”`] : []),
      waived ? `The amount you owe is ${amount} less.` : `We’re refunding ${amount} to your original payment method.`,
    ],
    button: { label: 'View order', url: link },
    closing: 'The rest of your order is unchanged.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Artículos cancelados en el pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `Estos artículos se han cancelado y no se enviarán:\n${itemList(goods)}`,
      ...(reason ? [`Mensaje de la tienda: «${reason}»`] : []),
      waived ? `Debes ${amount} menos.` : `Te reembolsamos ${amount} en tu método de pago original.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'El resto de tu pedido no cambia.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `إلغاء منتجات في الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `أُلغيت هذه المنتجات ولن تُشحن:\n${itemList(goods)}`,
      ...(reason ? [`رسالة من البائع: «${reason}»`] : []),
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'لا يتغيّر باقي طلبك.',
  }),
}

export const refunded: MailTemplate<RefundMail> = {
  en: ({ name, orderId, goods, amount, waived, link }) => ({
    subject: `Your refund for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The vendor received the items you returned:\n${itemList(goods)}`,
      waived ? `The amount you owe is ${amount} less.` : `We’re refunding ${amount} to your original payment method.`,
    ],
    button: { label: 'View order', url: link },
    closing: 'Your bank may take a few days to show the refund.',
  }),
  es: ({ name, orderId, goods, amount, waived, link }) => ({
    subject: `Tu reembolso del pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `La tienda ha recibido los artículos que devolviste:\n${itemList(goods)}`,
      waived ? `Debes ${amount} menos.` : `Te reembolsamos ${amount} en tu método de pago original.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Según tu banco, el dinero puede tardar unos días en aparecer.',
  }),
  ar: ({ name, orderId, goods, amount, waived, link }) => ({
    subject: `ردّ المبلغ عن الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `استلم البائع المنتجات التي أعدتها:\n${itemList(goods)}`,
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'قد يستغرق ظهور المبلغ بضعة أيام بحسب مصرفك.',
  }),
}

export const compensated: MailTemplate<RefundMail> = {
  en: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `A refund for order ${orderId}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The vendor is refunding these items. You don’t have to return them:\n${itemList(goods)}`,
      ...(reason ? [`Message from the vendor: “${reason}”`] : []),
      waived ? `The amount you owe is ${amount} less.` : `We’re refunding ${amount} to your original payment method.`,
    ],
    button: { label: 'View order', url: link },
    closing: 'Your bank may take a few days to show the refund.',
  }),
  es: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `Reembolso del pedido ${orderId}`,
    greeting: `Hola, ${name}:`,
    paragraphs: [
      `La tienda te reembolsa estos artículos. No tienes que devolverlos:\n${itemList(goods)}`,
      ...(reason ? [`Mensaje de la tienda: «${reason}»`] : []),
      waived ? `Debes ${amount} menos.` : `Te reembolsamos ${amount} en tu método de pago original.`,
    ],
    button: { label: 'Ver el pedido', url: link },
    closing: 'Según tu banco, el dinero puede tardar unos días en aparecer.',
  }),
  ar: ({ name, orderId, goods, amount, reason, waived, link }) => ({
    subject: `استرداد مبلغ من الطلب ${orderId}`,
    greeting: `مرحبًا ${name}،`,
    paragraphs: [
      `يردّ إليك البائع ثمن هذه المنتجات، ولا يلزمك إرجاعها:\n${itemList(goods)}`,
      ...(reason ? [`رسالة من البائع: «${reason}»`] : []),
      waived ? `نقص المبلغ المستحق عليك ${amount}.` : `سيُردّ إليك ${amount} بالطريقة التي دفعت بها.`,
    ],
    button: { label: 'عرض الطلب', url: link },
    closing: 'قد يستغرق ظهور المبلغ بضعة أيام بحسب مصرفك.',
  }),
}
