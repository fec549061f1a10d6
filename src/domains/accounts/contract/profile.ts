/** How a person shows themselves, and how Plaza shows itself to them. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { line, lines } from '#platform/shared/plain-text.ts'
import { crop } from '#platform/shared/uploads.ts'
import { MAX_BIO, MAX_LINK_LABEL, MAX_LINK_URL, MAX_LINKS } from './limits.ts'
import { avatarUrl, language, preferencesView, theme, time, userId, username } from './views.ts'

/** https and http only: nothing that runs (ASVS 1.2.2), and nothing before the host that would pass for one. */
const link = z.object({
  label: line(MAX_LINK_LABEL).min(1),
  url: line(MAX_LINK_URL)
    .pipe(z.url({ protocol: /^https?$/ }))
    .refine((text) => !/^https?:[\\/]*[^\\/?#]*@/i.test(text)),
})

export const profileView = z.object({
  id: userId,
  username: z.string(),
  avatarUrl,
  bio: z.string(),
  links: z.array(link),
  joinedAt: time,
  /** Raised by every change; a change names the one it was made from. */
  version: z.int(),
})

const STALE = { status: 409, data: z.object({ current: profileView }) } as const

export const profile = {
  profiles: {
    get: read('member', '/profiles/{username}')
      .input(z.object({ username: line(100) }))
      .output(profileView),
  },
  profile: {
    update: write('member', 'PATCH', '/profile', { offline: true })
      .input(z.object({ version: z.int(), bio: lines(MAX_BIO), links: z.array(link).max(MAX_LINKS) }))
      .output(profileView)
      .errors({ STALE }),
    changeUsername: write('member', 'PUT', '/profile/username', { proof: 'fresh' })
      .input(z.object({ username }))
      .output(profileView)
      .errors({ USERNAME_TAKEN: { status: 409, message: 'Username already taken' } }),
    /** `crop` is a square part of the upright picture. */
    setAvatar: write('member', 'PUT', '/profile/avatar')
      .input(z.object({ uploadId: line(60), crop }))
      .output(profileView),
    removeAvatar: write('member', 'DELETE', '/profile/avatar').output(profileView),
  },
  preferences: {
    /** Changes what is named and leaves the rest. */
    update: write('member', 'PATCH', '/preferences', { offline: true })
      .input(
        z.object({
          language: language.optional(),
          digits: preferencesView.shape.digits.unwrap().optional(),
          /** As a whole. */
          theme: theme.optional(),
          notifications: preferencesView.shape.notifications.partial().optional(),
        }),
      )
      .output(preferencesView),
  },
}

export type ProfileView = z.infer<typeof profileView>
