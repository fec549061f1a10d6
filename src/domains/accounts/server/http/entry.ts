/** Coming in and going out. The session's token goes into its cookie and nowhere else. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { logOut, revokeOtherSessions, revokeSession } from '../end-sessions.ts'
import { listSessions } from '../list-sessions.ts'
import { logIn } from '../log-in.ts'
import { meView } from '../me-view.ts'
import { passSecondFactor } from '../pass-second-factor.ts'
import { reauthenticate } from '../reauthenticate.ts'
import { register } from '../register.ts'
import { signedIn } from './signed-in.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const entryRouter = {
  register: os.register.handler(async ({ input, context: { call } }) => ({ user: await register(call, input) })),

  session: {
    get: os.session.get.handler(async ({ context: { call, viewer } }) => ({
      user: viewer.kind === 'member' ? await meView(call.kernel, viewer.id, viewer.provenUntil) : null,
    })),
    logIn: os.session.logIn.handler(async ({ input, context }) => {
      const loggedIn = await logIn(context.call, input)
      return loggedIn.state === 'second_factor' ? loggedIn : signedIn(context, loggedIn)
    }),
    passSecondFactor: os.session.passSecondFactor.handler(async ({ input, context }) =>
      signedIn(context, await passSecondFactor(context.call, input)),
    ),
    logOut: os.session.logOut.handler(async ({ context }) => {
      await logOut(context.call)
      context.session.end()
      return {}
    }),
    reauthenticate: os.session.reauthenticate.handler(async ({ input, context: { call } }) => ({
      reauthenticatedUntil: (await reauthenticate(call, input)).toISOString(),
    })),
  },

  sessions: {
    list: os.sessions.list.handler(async ({ context: { call } }) => ({ sessions: await listSessions(call) })),
    revoke: os.sessions.revoke.handler(async ({ input, context: { call } }) => {
      await revokeSession(call, input.id)
      return {}
    }),
    revokeOthers: os.sessions.revokeOthers.handler(async ({ context: { call } }) => ({ ended: await revokeOtherSessions(call) })),
  },
}
