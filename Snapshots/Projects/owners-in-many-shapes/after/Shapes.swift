import Combine
import Foundation
import SwiftUI

@MainActor
@Observable
final class Feed: ObservableObject {
  static let shared = Feed()
  var items: [String] = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .init("feed"))
      .sink { [weak self] _ in self?.items.append("new") }
      .store(in: &cancellables)
  }

  static func make() -> Feed { Feed() }
}

@MainActor
@Observable
final class Profile: ObservableObject {
  var name = ""
  let id: Int

  init(id: Int, loads: Bool = true) {
    self.id = id
    if loads { name = (try? String(contentsOfFile: "profile-\(id)", encoding: .utf8)) ?? "" }
  }
}

@MainActor
@Observable
final class Filter {
  var query = ""
}

@MainActor
@Observable
final class Paged<Element> {
  var elements: [Element] = []
  init(_ elements: [Element] = []) { self.elements = elements }
}

// Generic view.
struct ListView<Row: View>: View {
  @State private var pages = Paged<String>(["a"])
  @ViewBuilder let row: (String) -> Row

  var body: some View {
    ForEach(pages.elements, id: \.self) { row($0) }
  }
}

// Private initializer, and one with a default argument.
struct ProfileView: View {
  @StateObject private var profile: Profile
  private let title: String

  private init(profile: @autoclosure @escaping () -> Profile, title: String) {
    _profile = StateObject(wrappedValue: profile())
    self.title = title
  }

  init(id: Int = 1) {
    self.init(profile: Profile(id: id), title: "Profile")
  }

  var body: some View { Text(title + profile.name) }
}

struct PlainProfileView: View {
  @State private var profile: Profile

  init(id: Int = 1) {
    _profile = State(wrappedValue: Profile(id: id, loads: false))
  }

  var body: some View { Text(profile.name) }
}

// Two in one declaration; explicit types, `.init()`.
struct PairView: View {
  @State private var first = Filter()
  @State private var second = Filter()
  @State private var third: Filter = .init()
  @State var fourth = Filter.init()

  var body: some View {
    TextField("a", text: $first.query)
    TextField("b", text: $second.query)
    Text(third.query + fourth.query)
  }
}

// Explicit wrapper types.
struct ExplicitView: View {
  @State private var filter: Filter
  @SwiftUI.State private var other = Filter()

  init() {
    _filter = State(wrappedValue: Filter())
  }

  var body: some View { Text(filter.query + other.query) }
}

// Factory, singleton, environment.
struct FactoryView: View {
  @StateObject var made = Feed.make()
  let shared = Feed.shared

  var body: some View { Text("\(made.items.count + shared.items.count)") }
}

// Nested in an extension.
extension PairView {
  struct Inner: View {
    @State private var filter = Filter()
    var body: some View { TextField("c", text: $filter.query) }
  }
}

#if os(iOS)
struct PhoneView: View {
  @State private var filter = Filter()
  var body: some View { Text(filter.query) }
}
#else
struct DeskView: View {
  @State private var filter = Filter()
  var body: some View { Text(filter.query) }
}
#endif

// A modifier that owns, and a dynamic property.
struct Searching: ViewModifier {
  @State private var filter = Filter()
  func body(content: Content) -> some View { content.environment(filter) }
}

@MainActor
@propertyWrapper
struct Searched: DynamicProperty {
  @State private var filter = Filter()
  var wrappedValue: String { filter.query }
}

struct SearchedView: View {
  @Searched var text
  @Environment(Filter.self) var filter
  var body: some View { Text(text + filter.query) }
}

// K3: built where the view is built.
struct Detail: View {
  @StateObject var profile: Profile
  var body: some View { Text(profile.name) }
}

struct Parent: View {
  @State private var count = 0
  var body: some View {
    Detail(profile: Profile(id: count))
    ListView { Text($0) }
  }
}

// K5.
struct Careless: View {
  @State var filter = Filter()
  @State var other = Filter()
  @State var third: Filter
  @StateObject var feed: Feed

  init() {
    _third = State(wrappedValue: Filter())
    _feed = StateObject(wrappedValue: Feed())
  }

  var body: some View { Text(filter.query + other.query + third.query + "\(feed.items.count)") }
}

@main
struct ShapesApp: App {
  @State private var filter = Filter()
  @State private var feed: Feed

  init() {
    let feed = Feed()
    _feed = State(wrappedValue: feed)
  }

  var body: some Scene {
    WindowGroup {
      Parent()
        .environment(filter)
        .environment(feed)
    }
  }
}
