/** Runs asynchronous tasks one after another, in the order they were given. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    // The failure of a task belongs to its caller, and must not stop the next one.
    this.#last = result.catch(() => undefined)
    return result
  }
}
