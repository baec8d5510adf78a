/** Counts the messages that the page has sent to itself: React splits its work into tasks with them. */
export function countTasks(): () => number {
  let tasks = 0
  const { MessageChannel } = window
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      const { port1, port2 } = this
      for (const [from, to] of [
        [port1, port2],
        [port2, port1],
      ] as const) {
        const { postMessage } = from
        from.postMessage = (...message: [unknown]) => {
          tasks += 1
          postMessage.apply(from, message)
        }
        to.addEventListener('message', () => {
          tasks -= 1
        })
      }
    }
  }
  return () => tasks
}
