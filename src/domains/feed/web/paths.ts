export const postPath = (id: string) => `/social/posts/${id}`
export const tagPath = (tag: string) => `/social/tags/${encodeURIComponent(tag)}`
