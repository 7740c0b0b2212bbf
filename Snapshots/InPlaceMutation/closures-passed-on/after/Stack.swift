import SwiftUI

@Observable
final class Stack {
  var pages = ["home"]

  var current: String? { pages.last }

  func push(_ page: String) { pages.append(page) }

  func removeAll(where isGone: (String) -> Bool) {
    var updatedPages = pages
    updatedPages.removeAll(where: isGone)
    pages = updatedPages
  }

  func removeCurrent() {
    removeAll { $0 == self.current }
  }

  func change(_ change: (inout [String]) throws -> Void) rethrows {
    do {
      var updatedPages = pages
      defer { pages = updatedPages }
      try change(&updatedPages)
    }
    print(pages.count)
  }

  func changeLast(_ change: (inout [String]) throws -> Void) rethrows {
    print(pages.count)
    var updatedPages = pages
    defer { pages = updatedPages }
    try change(&updatedPages)
  }

  func update<R>(_ change: (inout [String]) throws -> R) rethrows -> R {
    var updatedPages = pages
    defer { pages = updatedPages }
    return try change(&updatedPages)
  }
}

struct Failure: Error {}

struct StackView: View {
  let stack: Stack

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
