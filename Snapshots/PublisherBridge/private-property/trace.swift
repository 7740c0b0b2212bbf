import SwiftUI

@MainActor func behave() async {
  let counter = Counter()
  trace(counter.label)
  counter.tick()
  counter.tick()
  trace(counter.label)
}
