/** Operations on a member's profile and preferences. */
import * as z from 'zod'
import { failures, read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { crop } from '#platform/shared/uploads.ts'
import { MAX_BIO, MAX_DISPLAY_NAME, MAX_LINK_LABEL, MAX_LINK_URL, MAX_LINKS, MAX_TIME_ZONE } from './limits.ts'
import { avatarUrl, dashboardArrangement, language, preferencesView, theme, time, userId, username } from './views.ts'

/** Only https and http: other schemes could run code (ASVS 1.2.2), and userinfo before the host could impersonate another site. */
const link = z.object({
  label: singleLineText(MAX_LINK_LABEL).min(1),
  url: singleLineText(MAX_LINK_URL)
    .pipe(z.url({ protocol: /^https?$/ }))
    .refine((text) => !/^https?:[\\/]*[^\\/?#]*@/i.test(text)),
})

export const profileView = z.object({
  id: userId,
  username: z.string(),
  /** The display name, or else the username. */
  name: z.string(),
  /** Empty: the username is shown. */
  displayName: z.string(),
  avatarUrl,
  bio: z.string(),
  links: z.array(link),
  joinedAt: time,
  /** Incremented by every change. An update sends the version it was made from. */
  version: recordVersion,
})

/** By the filter of words and links. The fields are named as for INVALID_INPUT. */
const TEXT_REFUSED = { status: 422, data: failures.INVALID_INPUT.data } as const
const STALE = { status: 409, data: z.object({ current: profileView }) } as const

export const profileContract = {
  /** One's own profile. The network shows the profiles of others. */
  profile: {
    get: read('member', '/profile').output(profileView),
    update: write('member', 'PATCH', '/profile', { offline: true })
      .input(
        z.object({
          version: recordVersion,
          /** Empty: none. Left out: unchanged. */
          displayName: singleLineText(MAX_DISPLAY_NAME).optional(),
          bio: multiLineText(MAX_BIO),
          links: z.array(link).max(MAX_LINKS),
        }),
      )
      .output(profileView)
      .errors({ STALE, TEXT_REFUSED, DISPLAY_NAME_TAKEN: { status: 409, message: 'Somebody has this username' } }),
    changeUsername: write('member', 'PUT', '/profile/username', { reauth: true })
      .input(z.object({ username }))
      .output(profileView)
      .errors({ USERNAME_TAKEN: { status: 409, message: 'Username already taken' } }),
    /** `crop` is a square part of the upright image. */
    setAvatar: write('member', 'PUT', '/profile/avatar')
      .input(z.object({ uploadId: singleLineText(60), crop }))
      .output(profileView),
    removeAvatar: write('member', 'DELETE', '/profile/avatar').output(profileView),
  },
  preferences: {
    /** Updates the given preferences and leaves the others unchanged. */
    update: write('member', 'PATCH', '/preferences', { offline: true })
      .input(
        z.object({
          language: language.optional(),
          digits: preferencesView.shape.digits.unwrap().optional(),
          currency: preferencesView.shape.currency.unwrap().optional(),
          /** A theme is replaced as a whole. */
          theme: theme.optional(),
          /** Null: automatic. */
          timeZone: idText(MAX_TIME_ZONE).nullable().optional(),
          browserTimeZone: idText(MAX_TIME_ZONE).optional(),
          /** Replaced as a whole. */
          dashboard: dashboardArrangement.optional(),
          notifications: preferencesView.shape.notifications.partial().optional(),
        }),
      )
      .output(preferencesView)
      .errors({ UNKNOWN_TIME_ZONE: { status: 422 } }),
  },
}

export type ProfileView = z.infer<typeof profileView>
