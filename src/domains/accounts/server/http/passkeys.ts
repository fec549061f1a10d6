/** Handlers of passkeys: managing them, logging in and reauthenticating with them. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { addPasskey, beginPasskey } from '../add-passkey.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from '../passkey-login.ts'
import { beginPasskeyProof, finishPasskeyProof } from '../passkey-proof.ts'
import { removePasskey } from '../remove-passkey.ts'
import { renamePasskey } from '../rename-passkey.ts'
import { startBrowserSession } from './start-browser-session.ts'

const os = implementOperations(accounts)

export const passkeysRouter = {
  passkeys: {
    begin: os.passkeys.begin.handler(({ context: { ctx } }) => beginPasskey(ctx)),
    add: os.passkeys.add.handler(({ input, context: { ctx } }) => addPasskey(ctx, input)),
    rename: os.passkeys.rename.handler(({ input, context: { ctx } }) => renamePasskey(ctx, input)),
    remove: os.passkeys.remove.handler(async ({ input, context: { ctx } }) => {
      await removePasskey(ctx, input)
      return {}
    }),
  },

  passkeyLogin: {
    begin: os.passkeyLogin.begin.handler(({ input, context: { ctx } }) => beginPasskeyLogin(ctx, input)),
    finish: os.passkeyLogin.finish.handler(async ({ input, context }) =>
      startBrowserSession(context, await finishPasskeyLogin(context.ctx, input)),
    ),
  },

  passkeyProof: {
    begin: os.passkeyProof.begin.handler(({ context: { ctx } }) => beginPasskeyProof(ctx)),
    finish: os.passkeyProof.finish.handler(async ({ input, context: { ctx } }) => ({
      reauthenticatedUntil: (await finishPasskeyProof(ctx, input)).toISOString(),
    })),
  },
}
