/** A vendor's contacts, deals and employees, one record of each, and what is done with them. */
import { openFirst, openWhenLoaded, type Scene, type Screen, thenPress } from '../scene.ts'

const CONTACT = openFirst('/crm/contacts', '/crm/contacts/contact_')
const COMPANY = openFirst('/crm/companies', '/crm/companies/company_')
const DEAL = openFirst('/crm/deals', '/crm/deals/deal_')
const EMPLOYEE = openFirst('/hr/employees', '/hr/employees/employee_')

const screen = (name: string, play: (scene: Scene) => Promise<void>, whole = true): Screen => ({ name, as: 'vendor', whole, play })

/** Keys: crm.*, hr.* of the buttons. */
export const PEOPLE: Screen[] = [
  screen('crm-contact', CONTACT),
  screen('crm-contact-interaction', thenPress(CONTACT, 'crm.interactions.log'), false),
  screen('crm-company', COMPANY),
  screen('crm-deal', DEAL),
  screen('crm-pipeline-new-deal', thenPress(openWhenLoaded('/crm/pipeline'), 'crm.deals.add'), false),
  screen('crm-pipeline-stages', thenPress(openWhenLoaded('/crm/pipeline'), 'crm.board.editStages'), false),
  screen('crm-contacts-new', thenPress(openWhenLoaded('/crm/contacts'), 'crm.contacts.add'), false),
  screen('hr-employee', EMPLOYEE),
]
