/** Descriptions of ledger entries (spec §5: a transaction has a description). */
import type { Language } from '#platform/shared/language.ts'
import type { EntryType } from '../contract.ts'

const WORDS: Record<Language, Record<EntryType, string>> = {
  en: {
    sale: 'Sale',
    subsidy: 'Discount paid by Plaza',
    commission: 'Commission',
    collection: 'Paid to you on delivery',
    refund: 'Refund to the shopper',
    subsidyRefund: 'Discount paid by Plaza, reversed',
    commissionRefund: 'Commission refunded',
    collectionRefund: 'Refunded by you',
    payout: 'Payout',
    payoutReturned: 'Payout returned',
    payoutReversed: 'Payout sent back by the bank',
    release: 'Became available',
    payoutCompleted: 'Payout sent',
    payment: 'Payment received',
    paymentRefund: 'Payment refunded',
  },
  es: {
    sale: 'Venta',
    subsidy: 'Descuento a cargo de Plaza',
    commission: 'Comisión',
    collection: 'Cobrado por ti en la entrega',
    refund: 'Reembolso al comprador',
    subsidyRefund: 'Descuento a cargo de Plaza, anulado',
    commissionRefund: 'Comisión devuelta',
    collectionRefund: 'Reembolsado por ti',
    payout: 'Pago',
    payoutReturned: 'Pago devuelto',
    payoutReversed: 'Pago devuelto por el banco',
    release: 'Pasó a disponible',
    payoutCompleted: 'Pago enviado',
    payment: 'Cobro recibido',
    paymentRefund: 'Cobro devuelto',
  },
  ar: {
    sale: 'عملية بيع',
    subsidy: 'خصم على حساب المنصة',
    commission: 'عمولة',
    collection: 'قبضته أنت عند التسليم',
    refund: 'مبلغ مُعاد إلى المشتري',
    subsidyRefund: 'خصم مدفوع أُعيد',
    commissionRefund: 'عمولة مُعادة',
    collectionRefund: 'أعدته أنت',
    payout: 'دفعة',
    payoutReturned: 'دفعة مُعادة',
    payoutReversed: 'دفعة أعادها البنك',
    release: 'أصبح متاحًا',
    payoutCompleted: 'أُرسلت الدفعة',
    payment: 'دفع مستلَم',
    paymentRefund: 'دفع مُعاد',
  },
}

export function describeEntry(language: Language, type: EntryType, part: string | null): string {
  return part === null ? WORDS[language][type] : `${WORDS[language][type]} · ${part}`
}
