import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/**
 * Keeps the space for young objects at its first size, in this thread and in those it starts.
 * Loading the assistant makes V8 grow it to over 100 MB, which it then keeps for good; a server that
 * rests most of the day has no use for that. Measured with Node 24.21: 351 MB at rest become 240.
 *
 * Old objects are collected once they have grown by a seventh, not by as much as there are: 500
 * answers at once hold about 20 MB less than at a quarter, for a thirtieth of the processor time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=15')
}

/** With a quarter of it, hundreds of answers at once take a quarter more processor time. */
const YOUNG_BYTES = 16 * 1024 ** 2

/** So many collections in a second are those of many answers at once. */
const OFTEN = 10

/**
 * Lets the space for young objects grow while it is collected often; V8 makes it smaller again when
 * little is under way. In its first size it is collected forty times a second while hundreds of
 * answers are told, and what they hold for a moment becomes old.
 *
 * Several collections that are heard of together happened while something was loaded, in which the
 * space would double with each of them.
 */
export function letYoungObjectsGrow(): void {
  let collectedAt: number[] = []
  const observer = new PerformanceObserver((list) => {
    const [collection, ...others] = list.getEntries()
    if (collection === undefined) return
    const { startTime } = collection
    collectedAt = [...collectedAt.filter((at) => at > startTime - 1_000), startTime]
    const isOften = others.length === 0 && collectedAt.length >= OFTEN
    const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    const isSmall = young !== undefined && young.space_size < YOUNG_BYTES
    setFlagsFromString(`--semi-space-growth-factor=${isOften && isSmall ? 2 : 1}`)
  })
  observer.observe({ entryTypes: ['gc'] })
}

/** More of them only keep more freed memory: threads seldom ask for some at the same moment. */
const ARENAS = '2'

/**
 * Begins this process again, under its own number, with few arenas of glibc: it gives each thread one
 * of its own, up to eight a core, and what is freed in one stays there. Only the environment can say
 * how many, before the process begins. Other systems ignore the variable, and Windows cannot do this.
 */
export function beginWithFewArenas(): void {
  const { env, execve, execPath, execArgv, argv, platform } = process
  if (platform !== 'linux' || env.MALLOC_ARENA_MAX !== undefined || execve === undefined) return
  execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, MALLOC_ARENA_MAX: ARENAS })
}
