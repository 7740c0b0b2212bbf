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

@Observable
final class Engine: NamedProvider, Titled {
  var level = 0
  var name: String { "engine" }
  var title: String { "Engine" }
}

struct Panel<S: LevelProvider & Observable>: View {
  let provider: S

  var body: some View { Text("\(provider.level)") }
}

struct Plate<S>: View where S: Observable, S: NamedProvider {
  let provider: S

  var body: some View { Text(provider.name) }
}

/// A value could be titled.
struct Heading<S: Titled & AnyObject & Observable>: View {
  let provider: S

  var body: some View { Text(provider.title) }
}

struct Root: View {
  @State private var engine = Engine()

  var body: some View {
    Panel(provider: engine)
    Plate(provider: engine)
    Heading(provider: engine)
  }
}
