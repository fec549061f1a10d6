/** Import of contacts and companies. An empty cell clears its value, except those of ids, names, emails and stages. */
import { read, write } from '#platform/shared/contract.ts'
import { importContract } from '#platform/shared/import-contract.ts'
import { COMPANY_COLUMNS, CONTACT_COLUMNS, MAX_IMPORTED } from './file-columns.ts'

const ACCESS = 'workspace:crm'
const ofContacts = importContract(CONTACT_COLUMNS, { maxRows: MAX_IMPORTED })
const ofCompanies = importContract(COMPANY_COLUMNS, { maxRows: MAX_IMPORTED })

export const contactFiles = {
  /** Returns every reason why rows would be rejected. */
  checkImport: read(ACCESS, '/crm/contact-files/check', { webOnly: true }).input(ofContacts.input).output(ofContacts.checked),
  /** Imports every valid row and returns the problems of the others. */
  import: write(ACCESS, 'POST', '/crm/contact-files/import', { webOnly: true }).input(ofContacts.input).output(ofContacts.imported),
}

export const companyFiles = {
  checkImport: read(ACCESS, '/crm/company-files/check', { webOnly: true }).input(ofCompanies.input).output(ofCompanies.checked),
  import: write(ACCESS, 'POST', '/crm/company-files/import', { webOnly: true }).input(ofCompanies.input).output(ofCompanies.imported),
}
