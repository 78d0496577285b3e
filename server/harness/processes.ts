import { readdir, readFile } from 'node:fs/promises'
import { processesIn } from '../platform/embedded/processes.ts'
import { errorCode } from '../platform/failure.ts'

/** Ticks of a second in /proc on every Linux that people run. */
const TICKS = 100
const PAGE_BYTES = 4096

interface ProcessFigures {
  readonly pid: number
  readonly parent: number
  readonly session: number
  /** Processor time of the process and of those of its children that ended, in ms. */
  readonly cpuMs: number
  readonly rssBytes: number
}

async function figuresOf(pid: number): Promise<ProcessFigures | null> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!
    return {
      pid,
      parent: fields[1]!,
      session: fields[3]!,
      cpuMs: (ticks * 1000) / TICKS,
      rssBytes: fields[21]! * PAGE_BYTES,
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return null
    throw error
  }
}

/** A process and all that it started, directly or not, except the database, which is a session of its own. */
async function treeOf(root: number): Promise<ProcessFigures[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const all = (await Promise.all(pids.map(figuresOf))).filter(each => each !== null)
  const tree = all.filter(each => each.pid === root)
  for (const member of tree) {
    tree.push(...all.filter(each => each.parent === member.pid && each.session === member.session))
  }
  return tree
}

/** Memory of the processes of an application, the database left aside, in bytes. Linux only. */
export async function memoryOf(applicationPid: number): Promise<number> {
  return (await treeOf(applicationPid)).reduce((sum, each) => sum + each.rssBytes, 0)
}

/** Processor time that an application and the database in the folder `cluster` have used so far, in ms. Linux only. */
export async function processorTimeOf(applicationPid: number, cluster: string | null): Promise<number> {
  const database = cluster === null ? [] : await processesIn(cluster)
  const application = await treeOf(applicationPid)
  const pids = new Set([...application.map(({ pid }) => pid), ...database])
  const figures = (await Promise.all([...pids].map(figuresOf))).filter(each => each !== null)
  return figures.reduce((sum, each) => sum + each.cpuMs, 0)
}
