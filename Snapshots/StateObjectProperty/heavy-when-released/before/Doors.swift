import SwiftUI

@MainActor enum Log {
  static var lines: [String] = []
}

/// Runs an action when the view that holds it is gone for good.
final class Farewell: ObservableObject {
  private let action: @MainActor () -> Void

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  deinit {
    MainActor.assumeIsolated { action() }
  }
}

struct WhenGone: ViewModifier {
  @StateObject private var farewell: Farewell

  init(action: @escaping @MainActor () -> Void) {
    _farewell = StateObject(wrappedValue: Farewell(action: action))
  }

  func body(content: Content) -> some View {
    content.id("door")
  }
}

struct DoorView: View {
  let knocks: Int

  var body: some View {
    Text("Knocked \(knocks)").modifier(WhenGone { Log.lines.append("gone") })
  }
}

struct Porch: View {
  @State private var knocks = 1

  var body: some View {
    Button("Knock") { knocks += 1 }
    DoorView(knocks: knocks)
  }
}
