/** Import of employees from a file. */
import { read, write } from '#platform/shared/contract.ts'
import { importContract } from '#platform/shared/import-contract.ts'
import { FILE_COLUMNS, MAX_IMPORTED } from './employee-file.ts'

const { input, checked, imported } = importContract(FILE_COLUMNS, { maxRows: MAX_IMPORTED })

export const employeeFiles = {
  /** Returns every reason why rows would be rejected. */
  checkImport: read('workspace:hr', '/hr/employee-files/check', { webOnly: true }).input(input).output(checked),
  /**
   * Imports every valid row and returns the problems of the others. A row with the id or the email of an employee updates that one; a missing
   * column leaves the value as it is.
   */
  import: write('workspace:hr', 'POST', '/hr/employee-files/import', { webOnly: true }).input(input).output(imported),
}
