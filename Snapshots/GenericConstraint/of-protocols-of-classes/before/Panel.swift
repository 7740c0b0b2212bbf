import SwiftUI

protocol LevelProvider: AnyObject {
  var level: Int { get }
}

protocol NamedProvider: LevelProvider {
  var name: String { get }
}

protocol Titled {
  var title: String { get }
}

final class Engine: ObservableObject, NamedProvider, Titled {
  @Published var level = 0
  var name: String { "engine" }
  var title: String { "Engine" }
}

struct Panel<S: LevelProvider & ObservableObject>: View {
  @ObservedObject var provider: S

  var body: some View { Text("\(provider.level)") }
}

struct Plate<S>: View where S: ObservableObject, S: NamedProvider {
  @ObservedObject var provider: S

  var body: some View { Text(provider.name) }
}

/// A value could be titled.
struct Heading<S: Titled & ObservableObject>: View {
  @ObservedObject var provider: S

  var body: some View { Text(provider.title) }
}

struct Root: View {
  @StateObject private var engine = Engine()

  var body: some View {
    Panel(provider: engine)
    Plate(provider: engine)
    Heading(provider: engine)
  }
}
