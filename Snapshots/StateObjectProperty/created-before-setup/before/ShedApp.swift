import SwiftUI

final class Toolbox {
  nonisolated(unsafe) static let shared = Toolbox()
  private var tools: [String] = []

  func register(_ tool: String) { tools.append(tool) }
  func first() -> String { tools.first ?? "none" }
}

final class Shed: ObservableObject {
  @Published var tool: String

  init() { tool = Toolbox.shared.first() }
}

@main
struct ShedApp: App {
  // migrate-observable:strategy plain
  @StateObject private var shed = Shed()

  init() {
    Toolbox.shared.register("Spade")
  }

  var body: some Scene {
    WindowGroup { Text(shed.tool) }
  }
}
