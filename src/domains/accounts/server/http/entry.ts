/** Handlers of registration and sessions. The session token is sent only in the cookie. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { listSessions } from '../list-sessions.ts'
import { logIn } from '../log-in.ts'
import { logOut } from '../log-out.ts'
import { loadMeView } from '../me-view.ts'
import { passSecondFactor } from '../pass-second-factor.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { register } from '../register.ts'
import { revokeOtherSessions } from '../revoke-other-sessions.ts'
import { revokeSession } from '../revoke-session.ts'
import { rememberBrowser, startBrowserSession } from './start-browser-session.ts'

const os = implementOperations(accounts)

export const entryRouter = {
  register: os.register.handler(async ({ input, context }) => {
    const user = await register(context.ctx, input)
    rememberBrowser(context, user.id)
    return { user }
  }),

  session: {
    get: os.session.get.handler(async ({ context: { ctx, viewer } }) => ({
      user: viewer.kind === 'member' ? await loadMeView(ctx.services, viewer.id, viewer.reauthenticatedUntil) : null,
    })),
    logIn: os.session.logIn.handler(async ({ input, context }) => {
      const loggedIn = await logIn(context.ctx, input)
      return loggedIn.state === 'second_factor' ? loggedIn : startBrowserSession(context, loggedIn)
    }),
    passSecondFactor: os.session.passSecondFactor.handler(async ({ input, context }) =>
      startBrowserSession(context, await passSecondFactor(context.ctx, input)),
    ),
    logOut: os.session.logOut.handler(async ({ context }) => {
      await logOut(context.ctx)
      context.session.end()
      return {}
    }),
    reauthenticate: os.session.reauthenticate.handler(async ({ input, context: { ctx } }) => ({
      reauthenticatedUntil: (await reauthenticate(ctx, input)).toISOString(),
    })),
  },

  sessions: {
    list: os.sessions.list.handler(async ({ context: { ctx } }) => ({ sessions: await listSessions(ctx) })),
    revoke: os.sessions.revoke.handler(async ({ input, context: { ctx } }) => {
      await revokeSession(ctx, input.id)
      return {}
    }),
    revokeOthers: os.sessions.revokeOthers.handler(async ({ context: { ctx } }) => ({ ended: await revokeOtherSessions(ctx) })),
  },
}
