/** Passkeys: making and managing them, signing in by them, proving by them who is there. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { addPasskey, beginPasskey } from '../add-passkey.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from '../passkey-login.ts'
import { beginPasskeyProof, finishPasskeyProof } from '../passkey-proof.ts'
import { removePasskey } from '../remove-passkey.ts'
import { renamePasskey } from '../rename-passkey.ts'
import { signedIn } from './signed-in.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const passkeysRouter = {
  passkeys: {
    begin: os.passkeys.begin.handler(({ context: { call } }) => beginPasskey(call)),
    add: os.passkeys.add.handler(({ input, context: { call } }) => addPasskey(call, input)),
    rename: os.passkeys.rename.handler(({ input, context: { call } }) => renamePasskey(call, input)),
    remove: os.passkeys.remove.handler(async ({ input, context: { call } }) => {
      await removePasskey(call, input)
      return {}
    }),
  },

  passkeyLogin: {
    begin: os.passkeyLogin.begin.handler(({ input, context: { call } }) => beginPasskeyLogin(call, input)),
    finish: os.passkeyLogin.finish.handler(async ({ input, context }) => signedIn(context, await finishPasskeyLogin(context.call, input))),
  },

  passkeyProof: {
    begin: os.passkeyProof.begin.handler(({ context: { call } }) => beginPasskeyProof(call)),
    finish: os.passkeyProof.finish.handler(async ({ input, context: { call } }) => ({
      reauthenticatedUntil: (await finishPasskeyProof(call, input)).toISOString(),
    })),
  },
}
