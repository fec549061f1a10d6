import { lazy } from 'react'
import type { Route } from './+types/edit-contact.page.ts'
import { LoadedContact } from './loaded-contact.tsx'

const ContactForm = lazy(() => import('./contact-form.tsx'))

export default function EditContactPage({ params: { contactId } }: Route.ComponentProps) {
  return <LoadedContact id={contactId}>{(found) => <ContactForm {...found} />}</LoadedContact>
}
