import SwiftUI

@MainActor func behave() async {
  let index = Index()
  index.add(["x": 1])
  index.add(["x": 1])
  trace(index.counts)
  index.shrink()
  trace(index.words)
}
