/** How the demo shops do business. */
import type { PaymentMethod } from '#domains/payments/contract.ts'

export type ShopHabits = {
  /** Orders a week, on average over the year. */
  perWeek: number
  /** How many of its buyers live where, in parts of the whole. */
  buyers: Readonly<Record<string, number>>
  payments: Readonly<Record<PaymentMethod, number>>
  /** From paid to packed, at most. */
  packingDays: number
  payoutEveryDays: 7 | 14
  /** The share of orders that enter each code, while it is valid. */
  codes?: Readonly<Record<string, number>>
  payoutAccount: { holder: string; account: string; bank: string }
}

const AT_HOME_IN_ECUADOR = { EC: 55, ES: 16, US: 9, CO: 8, PE: 7, MX: 5 }

export const SHOP_HABITS: Readonly<Record<string, ShopHabits>> = {
  'dar-amira': {
    perWeek: 23,
    buyers: { JO: 42, SA: 14, AE: 9, ES: 13, US: 9, EC: 7, GB: 6 },
    payments: { card: 58, delivery: 24, transfer: 18 },
    codes: { WELCOME10: 0.16, KILN5: 0.6, BREAKFAST15: 0.3 },
    packingDays: 3,
    payoutEveryDays: 7,
    // The example IBAN of the IBAN registry for Jordan.
    payoutAccount: { holder: 'Dar Amira', account: 'JO94 CBJO 0010 0000 0000 0131 0003 02', bank: 'Bank of the Seven Hills' },
  },
  'telar-sur': {
    perWeek: 21,
    buyers: AT_HOME_IN_ECUADOR,
    payments: { card: 50, delivery: 22, transfer: 28 },
    packingDays: 2,
    payoutEveryDays: 7,
    payoutAccount: { holder: 'Asociación Telar Sur', account: '2204417790', bank: 'Cooperativa Valle Alto' },
  },
  'low-hum': {
    perWeek: 22,
    buyers: { US: 62, GB: 14, ES: 9, MX: 8, EC: 7 },
    payments: { card: 88, delivery: 0, transfer: 12 },
    codes: { LISTEN10: 0.35 },
    packingDays: 2,
    payoutEveryDays: 14,
    payoutAccount: { holder: 'Low Hum Audio LLC', account: '000123456789', bank: 'Canal Yard Credit Union' },
  },
  'plaza-house': {
    perWeek: 9,
    buyers: { ...AT_HOME_IN_ECUADOR, JO: 6, AR: 6 },
    payments: { card: 62, delivery: 20, transfer: 18 },
    packingDays: 2,
    payoutEveryDays: 14,
    payoutAccount: { holder: 'Plaza House S.A.', account: '2100551840', bank: 'Banco de la Plaza' },
  },
  'taller-bruma': {
    perWeek: 6,
    buyers: AT_HOME_IN_ECUADOR,
    payments: { card: 52, delivery: 20, transfer: 28 },
    codes: { BRUMA10: 0.45 },
    packingDays: 4,
    payoutEveryDays: 14,
    payoutAccount: { holder: 'Taller Bruma Cía. Ltda.', account: '2901186224', bank: 'Cooperativa Valle Alto' },
  },
  'alto-viento': {
    perWeek: 7,
    buyers: { AR: 52, ES: 14, US: 14, EC: 10, MX: 10 },
    payments: { card: 66, delivery: 12, transfer: 22 },
    codes: { LLUVIA15: 0.4 },
    packingDays: 3,
    payoutEveryDays: 14,
    payoutAccount: { holder: 'Alto Viento S.R.L.', account: '0170099220000067797370', bank: 'Banco del Lago' },
  },
}
