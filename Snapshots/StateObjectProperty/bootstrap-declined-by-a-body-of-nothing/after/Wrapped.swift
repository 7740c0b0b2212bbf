import SwiftUI

// Around what may be empty there is nothing that `.task` could go on either.
struct GroupedView: View {
  @StateObject private var grouped = Grouped()

  var body: some View {
    Group { content }
  }

  @ViewBuilder private var content: some View {
    if let name = grouped.name { Text(name) }
  }
}

@Observable
final class Grouped: ObservableObject {
  var name: String?

  init() { UserDefaults.standard.set(true, forKey: "opened") }
}

struct ErasedView: View {
  @StateObject private var erased = Erased()

  var body: some View {
    AnyView(erased.isWide ? AnyView(Text("Wide")) : AnyView(EmptyView()))
  }
}

@Observable
final class Erased: ObservableObject {
  var isWide = false

  init() { UserDefaults.standard.set(true, forKey: "opened") }
}

struct OuterView: View {
  @StateObject private var outer = Outer()

  var body: some View {
    InnerView(name: outer.name)
      .padding()
  }
}

struct InnerView: View {
  let name: String?

  var body: some View {
    if let name { Text(name) }
  }
}

@Observable
final class Outer: ObservableObject {
  var name: String?

  init() { UserDefaults.standard.set(true, forKey: "opened") }
}

// Either way there is something to see.
struct BothView: View {
  @State private var both = Both()

  var body: some View {
    Group { both.isWide ? AnyView(Text("Wide")) : AnyView(content) }
      .task { await both.bootstrap() }
  }

  @ViewBuilder private var content: some View {
    if both.isWide { Text("Wide") } else { Text("Narrow") }
  }
}

@Observable
final class Both {
  var isWide = false
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "opened")
    isReady = true
  }
}
