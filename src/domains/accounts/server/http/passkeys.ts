/** Handlers of passkeys: managing them, logging in and reauthenticating with them. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { addPasskey } from '../add-passkey.ts'
import { beginPasskey } from '../begin-passkey.ts'
import { beginPasskeyLogin } from '../begin-passkey-login.ts'
import { beginPasskeyReauthentication } from '../begin-passkey-reauthentication.ts'
import { finishPasskeyLogin } from '../finish-passkey-login.ts'
import { finishPasskeyReauthentication } from '../finish-passkey-reauthentication.ts'
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

  passkeyReauthentication: {
    begin: os.passkeyReauthentication.begin.handler(({ context: { ctx } }) => beginPasskeyReauthentication(ctx)),
    finish: os.passkeyReauthentication.finish.handler(async ({ input, context: { ctx } }) => ({
      reauthenticatedUntil: (await finishPasskeyReauthentication(ctx, input)).toISOString(),
    })),
  },
}
