import type { MeView } from '../../contract.ts'
import { AddressPanel } from '../addresses/address-panel.tsx'
import { DeletePanel } from '../personal-data/delete-panel.tsx'
import { ExportPanel } from '../personal-data/export-panel.tsx'
import { EmailPanel } from '../security/email-panel.tsx'
import { withMe } from '../with-me.tsx'

export default withMe(AccountTab)

function AccountTab({ me }: { me: MeView }) {
  return (
    <div className="space-y-6">
      <EmailPanel me={me} />
      <AddressPanel />
      <ExportPanel />
      <DeletePanel me={me} />
    </div>
  )
}
