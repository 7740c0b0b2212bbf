import SwiftUI

@MainActor func behave() async {
  let queue = ShortQueue()
  queue.start()
  queue.removeFirst()
  trace(queue.numbers)
  queue.addCount()
  trace(queue.numbers)
  queue.removeCounted()
  queue.numbers = [4, 1]
  queue.skip()
  queue.check()
  queue.numbers = [1, 5]
  queue.removeDone()
  trace(queue.numbers)
}
