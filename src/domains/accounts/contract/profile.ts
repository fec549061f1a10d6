/** How a person shows themselves, and how Plaza shows itself to them. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { avatarUrl, language, preferencesView, time, userId, username } from './views.ts'

export const MAX_BIO = 500
export const MAX_LINKS = 5

/** https and http only: nothing that runs (ASVS 1.2.2). */
const link = z.object({ label: z.string().trim().min(1).max(40), url: z.url({ protocol: /^https?$/ }).max(300) })

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
      .input(z.object({ username: z.string().max(100) }))
      .output(profileView),
  },
  profile: {
    update: write('member', 'PATCH', '/profile')
      .input(z.object({ version: z.int(), bio: z.string().trim().max(MAX_BIO), links: z.array(link).max(MAX_LINKS) }))
      .output(profileView)
      .errors({ STALE }),
    changeUsername: write('member', 'PUT', '/profile/username', { proof: 'fresh' })
      .input(z.object({ username }))
      .output(profileView)
      .errors({ USERNAME_TAKEN: { status: 409, message: 'Username already taken' } }),
    /** `crop` is a square in fractions of the upright picture. */
    setAvatar: write('member', 'PUT', '/profile/avatar')
      .input(
        z.object({
          uploadId: z.string().max(60),
          crop: z.object({
            left: z.number().min(0).max(1),
            top: z.number().min(0).max(1),
            width: z.number().positive().max(1),
            height: z.number().positive().max(1),
          }),
        }),
      )
      .output(profileView),
    removeAvatar: write('member', 'DELETE', '/profile/avatar').output(profileView),
  },
  preferences: {
    /** Changes what is named and leaves the rest. */
    update: write('member', 'PATCH', '/preferences')
      .input(
        z.object({
          language: language.optional(),
          theme: z
            .string()
            .regex(/^[a-z0-9]+(-[a-z0-9]+){0,4}$/)
            .max(40)
            .optional(),
          notifications: preferencesView.shape.notifications.partial().optional(),
        }),
      )
      .output(preferencesView),
  },
}

export type ProfileView = z.infer<typeof profileView>
