import { useQuery } from '@tanstack/react-query'
import { useSource } from '#platform/web/source.ts'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { contactQuery } from '../contacts/contact-queries.ts'
import { dealQuery } from '../deals/deal-queries.ts'
import QuoteForm from './quote-form.tsx'

type Props = { workspaceId: string; contactId: string | null; dealId: string | null }

/** The form of a new quote, which begins with the contact and company of the deal or contact that it is about. */
export default function NewQuote({ workspaceId, contactId, dealId }: Props) {
  const source = useSource()
  const deal = useQuery({ ...dealQuery(source, workspaceId, dealId ?? ''), enabled: dealId !== null, retry: false })
  const contact = useQuery({ ...contactQuery(source, workspaceId, contactId ?? ''), enabled: contactId !== null, retry: false })
  if (deal.isLoading || contact.isLoading) return <SectionLoading />
  const about = {
    contact: deal.data?.contact ?? (contact.data ? { id: contact.data.id, name: contact.data.name } : null),
    company: deal.data?.company ?? contact.data?.company ?? null,
    deal: deal.data ? { id: deal.data.id, name: deal.data.title } : null,
  }
  return <QuoteForm quote={null} workspaceId={workspaceId} about={about} />
}
