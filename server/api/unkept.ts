import type { FastifyReply } from 'fastify'

/** Requests whose answers are kept for nobody else. */
const unkept = new WeakSet<FastifyReply>()

/** Says of an answer that is being made that it is not to be kept, although everybody would be answered alike. */
export const keepNothing = (reply: FastifyReply): void => void unkept.add(reply)

/** Whether an answer may be kept. */
export const mayBeKept = (reply: FastifyReply): boolean => !unkept.has(reply)
