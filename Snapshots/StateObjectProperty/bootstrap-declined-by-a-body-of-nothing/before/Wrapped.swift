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

final class Grouped: ObservableObject {
  @Published var name: String?

  init() { UserDefaults.standard.set(true, forKey: "opened") }
}

struct ErasedView: View {
  @StateObject private var erased = Erased()

  var body: some View {
    AnyView(erased.isWide ? AnyView(Text("Wide")) : AnyView(EmptyView()))
  }
}

final class Erased: ObservableObject {
  @Published var isWide = false

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

final class Outer: ObservableObject {
  @Published var name: String?

  init() { UserDefaults.standard.set(true, forKey: "opened") }
}

// Either way there is something to see.
struct BothView: View {
  @StateObject private var both = Both()

  var body: some View {
    Group { both.isWide ? AnyView(Text("Wide")) : AnyView(content) }
  }

  @ViewBuilder private var content: some View {
    if both.isWide { Text("Wide") } else { Text("Narrow") }
  }
}

final class Both: ObservableObject {
  @Published var isWide = false

  init() { UserDefaults.standard.set(true, forKey: "opened") }
}
