import SwiftUI

/// The environment takes only what is observable.
@Observable
final class Router {
  @ObservationIgnored private var history: [String] = []

  func open(_ page: String) { history.append(page) }
}

struct RouterView: View {
  @Environment(Router.self) private var router

  var body: some View { Button("Open") { router.open("page") } }
}

/// A binding needs it, too.
@Observable
final class Flags {
  var isOn: Bool {
    get { UserDefaults.standard.bool(forKey: "on") }
    set { UserDefaults.standard.set(newValue, forKey: "on") }
  }
}

struct FlagsView: View {
  @Bindable var flags: Flags

  var body: some View { Toggle("On", isOn: $flags.isOn) }
}

/// A view creates it once, which only an observable object can do.
@Observable
final class Session {
  @ObservationIgnored private var pages: [String] = []

  func visit(_ page: String) { pages.append(page) }
}

struct SessionView: View {
  @State private var session = Session()

  var body: some View { Button("Visit") { session.visit("page") } }
}

/// Views show what it keeps, so it is tracked.
@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  let counter: Counter

  var body: some View { Text("\(counter.count)") }
}

/// An actor cannot be observable.
actor Feed: ObservableObject {
  @MainActor @Published var posts = 0
}
