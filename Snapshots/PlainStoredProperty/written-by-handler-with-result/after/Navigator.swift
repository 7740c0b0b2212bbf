import SwiftUI

@Observable
final class Navigator {
  var current = 0
  @ObservationIgnored private var back: [Int] = []
  var canGoBack: Bool { !back.isEmpty }

  func go(_ page: Int) -> Int? {
    back.append(current)
    current = page
    return page
  }
}

/// Written while the view is evaluated.
@Observable
final class Visits {
  var name = ""
  @ObservationIgnored var count = 0

  func visit() -> Int {
    count += 1
    return count
  }
}

struct NavigatorView: View {
  @State private var navigator = Navigator()
  let visits: Visits

  var body: some View {
    Text(navigator.canGoBack ? "back" : "")
      .onSubmit { _ = open(1) }
      .environment(\.openPage, { page in return open(page) })
    Text("\(visits.count) \(summary())")
  }

  private func open(_ page: Int) -> Bool {
    guard let shown = navigator.go(page) else { return false }
    return shown > 0
  }

  private func summary() -> String { "\(visits.visit())" }
}

private struct OpenPageKey: EnvironmentKey {
  static let defaultValue: (Int) -> Bool = { _ in false }
}

extension EnvironmentValues {
  var openPage: (Int) -> Bool {
    get { self[OpenPageKey.self] }
    set { self[OpenPageKey.self] = newValue }
  }
}
