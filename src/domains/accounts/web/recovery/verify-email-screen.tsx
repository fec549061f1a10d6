import { useMailedToken } from '#platform/web/mailed-token.ts'
import { Checking } from './checking.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { VerificationStatus } from './verification-status.tsx'
import { VerifyLink } from './verify-link.tsx'

/** Target of the mailed confirmation links; without a link it shows the status of the member's email. */
export default function VerifyEmailScreen() {
  const change = useMailedToken('change', 'change')
  const verify = useMailedToken('verify', 'token')
  if (!change.read || !verify.read) return <Checking />
  if (change.token) return <ConfirmChange token={change.token} />
  if (verify.token) return <VerifyLink token={verify.token} />
  return <VerificationStatus />
}
