/** The vendors' part of the demo story: two of them deliver by themselves, the others share the one rule. */
import type { Tx } from '#platform/server/transact.ts'
import { addDeliveryMethod, type NewDeliveryMethod } from './add-delivery-method.ts'

type Telling = Omit<NewDeliveryMethod, 'workspaceId' | 'position'>

const METHODS: Readonly<Record<string, readonly Telling[]>> = {
  'low-hum': [
    {
      kind: 'delivery',
      name: { en: 'Padded parcel', es: 'Paquete acolchado', ar: 'طرد مبطّن' },
      ...{ priceMinor: 6_50, freeOverMinor: 150_00, minDays: 3, maxDays: 5, countries: null },
    },
    {
      kind: 'delivery',
      name: { en: 'Courier to the door', es: 'Mensajero a domicilio', ar: 'مندوب حتى الباب' },
      ...{ priceMinor: 14_00, freeOverMinor: null, minDays: 1, maxDays: 2, countries: null },
    },
    {
      kind: 'pickup',
      name: { en: 'Pick up at the repair bench', es: 'Recogida en el banco de reparación', ar: 'الاستلام من ورشة الإصلاح' },
      ...{ priceMinor: 0, freeOverMinor: null, minDays: 1, maxDays: 1, countries: null },
    },
  ],
  'taller-bruma': [
    {
      kind: 'delivery',
      name: { en: 'Post with signature', es: 'Correo certificado', ar: 'بريد مع توقيع' },
      ...{ priceMinor: 9_00, freeOverMinor: 120_00, minDays: 4, maxDays: 7, countries: ['EC', 'CO', 'PE', 'MX', 'ES', 'US'] },
    },
    {
      kind: 'pickup',
      name: { en: 'Pick up at the workshop', es: 'Recogida en el taller', ar: 'الاستلام من الورشة' },
      ...{ priceMinor: 0, freeOverMinor: null, minDays: 1, maxDays: 2, countries: null },
    },
  ],
}

export async function tellDeliveryMethods(tx: Tx, { workspaceId, slug }: { workspaceId: string; slug: string }): Promise<void> {
  for (const [position, method] of (METHODS[slug] ?? []).entries()) await addDeliveryMethod(tx, { ...method, workspaceId, position })
}
