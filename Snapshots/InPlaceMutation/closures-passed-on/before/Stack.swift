import SwiftUI

final class Stack: ObservableObject {
  @Published var pages = ["home"]

  var current: String? { pages.last }

  func push(_ page: String) { pages.append(page) }

  func removeAll(where isGone: (String) -> Bool) {
    pages.removeAll(where: isGone)
  }

  func removeCurrent() {
    removeAll { $0 == self.current }
  }

  func change(_ change: (inout [String]) throws -> Void) rethrows {
    try change(&pages)
    print(pages.count)
  }

  func changeLast(_ change: (inout [String]) throws -> Void) rethrows {
    print(pages.count)
    try change(&pages)
  }

  func update<R>(_ change: (inout [String]) throws -> R) rethrows -> R {
    try change(&pages)
  }
}

struct Failure: Error {}

struct StackView: View {
  @ObservedObject var stack: Stack

  var body: some View {
    Text(stack.pages.joined(separator: " "))
    Button("Change") {
      stack.change { $0.append(stack.current ?? "none") }
      stack.changeLast { $0.append(stack.pages[0]) }
      _ = stack.update { $0.count + stack.pages.count }
    }
    Button("Fail") {
      try? stack.change {
        $0.append(stack.pages[0] + "!")
        throw Failure()
      }
    }
    Button("Remove") { stack.removeCurrent() }
  }
}
