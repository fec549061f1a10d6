/** A record of any domain, as it is shown inside a text. */
import * as z from 'zod'
import { imageView, moneyView } from './contract.ts'

/** `card` is null when the reader may not see the record, or it is gone. */
export const recordCard = z.object({
  type: z.string(),
  id: z.string(),
  card: z
    .object({
      title: z.string(),
      subtitle: z.string(),
      image: imageView.nullable(),
      href: z.string(),
      amount: moneyView.nullable(),
      /** The state of a record that has states, such as an order. */
      state: z.string().nullable(),
    })
    .nullable(),
})

export type RecordCard = z.infer<typeof recordCard>
