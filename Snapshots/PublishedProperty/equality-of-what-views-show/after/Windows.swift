import SwiftUI

/// Views show the title and the size of those that other code selects by the owner.
struct Window: Identifiable, Equatable {
  let id: Int
  var owner = ""
  var title = ""
  var width = 1
  var height = 1
  var size: String { "\(width) x \(height)" }

  static func == (left: Window, right: Window) -> Bool { left.id == right.id }
}

/// What it shows cannot be compared.
struct Destination: Identifiable, Equatable {
  let id: String
  let view: () -> AnyView

  static func == (left: Destination, right: Destination) -> Bool { left.id == right.id }
}

/// Views show them, but do not observe them.
final class Screen: Equatable {
  let number: Int
  var name: String

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  static func == (left: Screen, right: Screen) -> Bool { left.number == right.number }
}

enum Owners {
  static func own(_ windows: [Window]) -> [Window] { windows.filter { $0.owner.isEmpty } }
}

@Observable
final class Windows {
  var windows: [Window] = []
  var stack: [Destination] = []
  var screen = Screen(number: 1, name: "main")

  func load() {
    windows = [Window(id: 1, title: "new")]
    stack = [Destination(id: "a", view: { AnyView(Text("a")) })]
    screen = Screen(number: 1, name: "other")
  }

  func rename() { screen.name = "renamed" }
}

struct WindowsView: View {
  @State private var model = Windows()

  var body: some View {
    ForEach(Owners.own(model.windows)) { Text("\($0.title) \($0.size)") }
    ForEach(model.stack) { destination in destination.view() }
    Text(model.screen.name)
    Button("Load") { model.load() }
    Button("Rename") { model.rename() }
  }
}
