/** Public interface of messages for the servers of other domains: threads about their records. */
export { postToThread, type ThreadPost } from './post-to-thread.ts'
export { joinThread, loadThreadPage, openThread } from './threads.ts'
