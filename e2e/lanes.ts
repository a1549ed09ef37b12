// Journeys run beside each other, each lane against a portal of its own, so that none meets what another one leaves.

/** One portal: its address, where its data lie (relative to the project), and the port of its browsers' push service. */
export type Lane = {
  readonly port: number
  readonly url: string
  readonly dataDir: string
  readonly pushPort: number
}

const firstPort = Number(process.env.E2E_PORT ?? 3100)
const count = Math.max(1, Number(process.env.E2E_LANES ?? 1))

/** As many as `E2E_LANES` asks for, from port `E2E_PORT` on. */
export const lanes: readonly Lane[] = Array.from({ length: count }, (_, index) => ({
  port: firstPort + index,
  url: `http://localhost:${firstPort + index}`,
  dataDir: `test-results/server-${index + 1}`,
  pushPort: firstPort + index + 500,
}))

/** The lane of a worker; a worker that takes the place of a broken one keeps its lane. */
export const laneOf = (parallelIndex: number): Lane => {
  const lane = lanes[parallelIndex]
  if (!lane) throw new Error(`No portal is started for worker ${parallelIndex}.`)
  return lane
}
