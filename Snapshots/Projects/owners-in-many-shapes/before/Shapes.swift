import Combine
import Foundation
import SwiftUI

@MainActor
final class Feed: ObservableObject {
  static let shared = Feed()
  @Published var items: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .init("feed"))
      .sink { [weak self] _ in self?.items.append("new") }
      .store(in: &cancellables)
  }

  static func make() -> Feed { Feed() }
}

@MainActor
final class Profile: ObservableObject {
  @Published var name = ""
  let id: Int

  init(id: Int, loads: Bool = true) {
    self.id = id
    if loads { name = (try? String(contentsOfFile: "profile-\(id)", encoding: .utf8)) ?? "" }
  }
}

@MainActor
final class Filter: ObservableObject {
  @Published var query = ""
}

@MainActor
final class Paged<Element>: ObservableObject {
  @Published var elements: [Element] = []
  init(_ elements: [Element] = []) { self.elements = elements }
}

// Generic view.
struct ListView<Row: View>: View {
  @StateObject private var pages = Paged<String>(["a"])
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
  @StateObject private var profile: Profile

  init(id: Int = 1) {
    _profile = StateObject(wrappedValue: Profile(id: id, loads: false))
  }

  var body: some View { Text(profile.name) }
}

// Two in one declaration; explicit types, `.init()`.
struct PairView: View {
  @StateObject private var first = Filter()
  @StateObject private var second = Filter()
  @StateObject private var third: Filter = .init()
  @StateObject var fourth = Filter.init()

  var body: some View {
    TextField("a", text: $first.query)
    TextField("b", text: $second.query)
    Text(third.query + fourth.query)
  }
}

// Explicit wrapper types.
struct ExplicitView: View {
  @StateObject private var filter: Filter
  @SwiftUI.StateObject private var other = Filter()

  init() {
    _filter = StateObject<Filter>(wrappedValue: Filter())
  }

  var body: some View { Text(filter.query + other.query) }
}

// Factory, singleton, environment.
struct FactoryView: View {
  @StateObject var made = Feed.make()
  @StateObject var shared = Feed.shared

  var body: some View { Text("\(made.items.count + shared.items.count)") }
}

// Nested in an extension.
extension PairView {
  struct Inner: View {
    @StateObject private var filter = Filter()
    var body: some View { TextField("c", text: $filter.query) }
  }
}

#if os(iOS)
struct PhoneView: View {
  @StateObject private var filter = Filter()
  var body: some View { Text(filter.query) }
}
#else
struct DeskView: View {
  @StateObject private var filter = Filter()
  var body: some View { Text(filter.query) }
}
#endif

// A modifier that owns, and a dynamic property.
struct Searching: ViewModifier {
  @StateObject private var filter = Filter()
  func body(content: Content) -> some View { content.environmentObject(filter) }
}

@propertyWrapper
struct Searched: DynamicProperty {
  @StateObject private var filter = Filter()
  var wrappedValue: String { filter.query }
}

struct SearchedView: View {
  @Searched var text
  @EnvironmentObject var filter: Filter
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
  let filter = Filter()
  @ObservedObject var other = Filter()
  var third: Filter
  @ObservedObject var feed: Feed

  init() {
    third = Filter()
    feed = Feed()
  }

  var body: some View { Text(filter.query + other.query + third.query + "\(feed.items.count)") }
}

@main
struct ShapesApp: App {
  @StateObject private var filter = Filter()
  @StateObject private var feed: Feed

  init() {
    let feed = Feed()
    _feed = StateObject(wrappedValue: feed)
  }

  var body: some Scene {
    WindowGroup {
      Parent()
        .environmentObject(filter)
        .environmentObject(feed)
    }
  }
}
