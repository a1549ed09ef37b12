// How it shows that the database is away: stopped, out of reach, out of room, or too slow to wait for.

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Its name, too, may come back with the network.
  ...['ENOTFOUND', 'EAI_AGAIN'],
])

// By class: connection, resources (connections, memory, room on the disk), operator, system.
const awayStates = /^(08|53|57P0[1-5]|58)/
// A statement, a lock or an idle transaction took too long; or a server was reached that may only read.
const limitStates = new Set(['57014', '55P03', '25P03', '25P04', '25006'])

// The driver's own errors bear no code.
const driverSays =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether an error means that the database could not be asked; the same call may succeed a little later. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, syscall, message } = error as { code?: unknown; syscall?: unknown; message?: unknown }
  if (typeof code === 'string') {
    if (networkCodes.has(code) || awayStates.test(code) || limitStates.has(code)) return true
    // The socket of a server that is down.
    return code === 'ENOENT' && syscall === 'connect'
  }
  return typeof message === 'string' && driverSays.test(message)
}
