import SwiftUI

/// The environment takes only what is observable.
final class Router: ObservableObject {
  private var history: [String] = []

  func open(_ page: String) { history.append(page) }
}

struct RouterView: View {
  @EnvironmentObject private var router: Router

  var body: some View { Button("Open") { router.open("page") } }
}

/// A binding needs it, too.
final class Flags: ObservableObject {
  var isOn: Bool {
    get { UserDefaults.standard.bool(forKey: "on") }
    set { UserDefaults.standard.set(newValue, forKey: "on") }
  }
}

struct FlagsView: View {
  @ObservedObject var flags: Flags

  var body: some View { Toggle("On", isOn: $flags.isOn) }
}

/// A view creates it once, which only an observable object can do.
final class Session: ObservableObject {
  private var pages: [String] = []

  func visit(_ page: String) { pages.append(page) }
}

struct SessionView: View {
  @StateObject private var session = Session()

  var body: some View { Button("Visit") { session.visit("page") } }
}

/// Views show what it keeps, so it is tracked.
final class Counter: ObservableObject {
  var count = 0
}

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("\(counter.count)") }
}

/// An actor cannot be observable.
actor Feed: ObservableObject {
  @MainActor @Published var posts = 0
}
