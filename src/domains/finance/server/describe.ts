/** What an entry is, in words (spec §5: a transaction has a description). */
import type { Language } from '#platform/shared/language.ts'
import type { EntryType } from '../contract.ts'

const WORDS: Record<Language, Record<EntryType, string>> = {
  en: {
    sale: 'Sale',
    commission: 'Commission',
    collection: 'Paid to you on delivery',
    refund: 'Refund to the shopper',
    commissionRefund: 'Commission given back',
    collectionRefund: 'Given back by you',
    payout: 'Payout',
    payoutReturned: 'Payout returned',
    release: 'Became available',
    payoutCompleted: 'Payout sent',
    payment: 'Payment received',
    paymentRefund: 'Payment given back',
  },
  es: {
    sale: 'Venta',
    commission: 'Comisión',
    collection: 'Cobrado por ti en la entrega',
    refund: 'Reembolso al comprador',
    commissionRefund: 'Comisión devuelta',
    collectionRefund: 'Devuelto por ti',
    payout: 'Pago',
    payoutReturned: 'Pago devuelto',
    release: 'Pasó a disponible',
    payoutCompleted: 'Pago enviado',
    payment: 'Cobro recibido',
    paymentRefund: 'Cobro devuelto',
  },
  ar: {
    sale: 'عملية بيع',
    commission: 'عمولة',
    collection: 'قبضته أنت عند التسليم',
    refund: 'مبلغ مُعاد إلى المشتري',
    commissionRefund: 'عمولة مُعادة',
    collectionRefund: 'أعدته أنت',
    payout: 'دفعة',
    payoutReturned: 'دفعة مُعادة',
    release: 'أصبح متاحًا',
    payoutCompleted: 'أُرسلت الدفعة',
    payment: 'دفع مستلَم',
    paymentRefund: 'دفع مُعاد',
  },
}

export function describe(language: Language, type: EntryType, part: string | null): string {
  return part === null ? WORDS[language][type] : `${WORDS[language][type]} · ${part}`
}
