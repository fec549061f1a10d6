import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { formEntry } from '../../contract/forms/forms.ts'
import { findOpenForm } from './forms.sql.ts'
import { takeEntry } from './take-entry.ts'

const PER_ADDRESS: RateLimit = { name: 'crm.forms.website address', points: 20, seconds: 3600 }
const PER_FORM: RateLimit = { name: 'crm.forms.website form', points: 300, seconds: 3600 }

type Outcome = 'sent' | 'unknown' | 'refused' | 'invalid'

/**
 * A form that another website sends for somebody without a login. `refused`: the form doesn't allow the website. Fails with RATE_LIMITED. It
 * has no ticket, because its page is not ours; the hidden field and the limits keep programs away.
 */
export async function sendFormFromWebsite(
  services: Services,
  fields: Readonly<Record<string, string>> & { token: string },
  { origin, address }: { origin: string; address: string },
): Promise<Outcome> {
  await services.limits.consume(PER_ADDRESS, address)
  await services.limits.consume(PER_FORM, fields.token)
  const entry = formEntry.safeParse(fields)
  return transactAsSystem(services, async (tx): Promise<Outcome> => {
    const form = await findOpenForm(tx.db, fields.token)
    if (!form) return 'unknown'
    if (form.origins.length > 0 && !form.origins.includes(origin)) return 'refused'
    if (!entry.success) return 'invalid'
    await takeEntry(tx, form, entry.data, null)
    return 'sent'
  })
}
