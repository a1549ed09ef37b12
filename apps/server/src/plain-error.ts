/** What keeps something from being done, told so that whoever runs the server needs nothing but its message. */
export class PlainError extends Error {}
