import type { MeView } from '../../contract.ts'
import { AddressPanel } from '../addresses/address-panel.tsx'
import { DeletePanel } from '../leaving/delete-panel.tsx'
import { ExportPanel } from '../leaving/export-panel.tsx'
import type { KnownObligations } from '../leaving/obligations.tsx'
import { EmailPanel } from '../security/email-panel.tsx'

export default function AccountTab({ me, obligations }: { me: MeView; obligations: KnownObligations }) {
  return (
    <div className="space-y-6">
      <EmailPanel me={me} />
      <AddressPanel />
      <ExportPanel />
      <DeletePanel me={me} obligations={obligations} />
    </div>
  )
}
