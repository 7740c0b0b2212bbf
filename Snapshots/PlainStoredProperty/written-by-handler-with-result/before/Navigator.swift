import SwiftUI

final class Navigator: ObservableObject {
  @Published var current = 0
  private var back: [Int] = []
  var canGoBack: Bool { !back.isEmpty }

  func go(_ page: Int) -> Int? {
    back.append(current)
    current = page
    return page
  }
}

/// Written while the view is evaluated.
final class Visits: ObservableObject {
  @Published var name = ""
  var count = 0

  func visit() -> Int {
    count += 1
    return count
  }
}

struct NavigatorView: View {
  @StateObject private var navigator = Navigator()
  @ObservedObject var visits: Visits

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
