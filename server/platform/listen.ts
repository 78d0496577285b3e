import { createServer } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'
import { errorCode, messageOf, StartFailure } from './failure.ts'

interface Place {
  readonly host: string
  readonly port: number
  /** Whether other processes of this program listen there too. */
  readonly reusePort?: boolean
}

/**
 * Finds out whether a port can be had before anything else is begun. Answers with it, or with a free one for port 0.
 * Throws StartFailure.
 */
export async function checkPort(place: Place): Promise<number> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ ...place, exclusive: true }, resolve)
    })
  } catch (error) {
    throw listenFailure(error, place)
  }
  const address = server.address()
  await new Promise<void>(resolve => server.close(() => resolve()))
  return address === null || typeof address === 'string' ? place.port : address.port
}

/** Starts to listen. Throws StartFailure where the place cannot be had. */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  try {
    const { host, port, reusePort = false } = place
    // The framework hands on what it does not know.
    const options: FastifyListenOptions & { reusePort: boolean } = { host, port, reusePort }
    await app.listen({ ...options, listenTextResolver: () => `listening on ${host}:${port}` })
  } catch (error) {
    throw listenFailure(error, place)
  }
}

function listenFailure(error: unknown, { host, port }: Place): Error {
  const options = { cause: error }
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} on ${host} is in use by another program; choose another one with PORT.`,
        options,
      )
    case 'EACCES':
      return new StartFailure(
        `Port ${port} on ${host} may not be used by this user; choose another one with PORT.`,
        options,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(`HOST is ${host}, which is no address of this machine.`, options)
    default:
      return error instanceof Error ? error : new Error(messageOf(error))
  }
}
