import { buffer } from 'node:stream/consumers'
import { endAboveBytes } from '../apart.ts'
import { type PictureJob, workHere } from './work.ts'

/**
 * A process that works at one large picture: its job as JSON and the path of the picture as arguments (without a path the
 * picture comes by standard input), the result to standard output. Ends with 1 where there is none.
 */

const MOST_MEMORY_BYTES = 700_000_000

endAboveBytes(MOST_MEMORY_BYTES)
const [job = '', path] = process.argv.slice(2)
const made = await workHere(path ?? (await buffer(process.stdin)), JSON.parse(job) as PictureJob)
if (made === null) process.exitCode = 1
else process.stdout.write(made)
