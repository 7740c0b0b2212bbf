import SwiftUI

@propertyWrapper struct Atomic<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}

final class Displays: ObservableObject {
  @Published var isCalibrating = false
  /// Read by code that no view runs.
  @Atomic var isLocked = false
  /// Read and written by actions.
  @Atomic var rows = 1
  /// Read by a function that a view calls.
  @Atomic var brightness = 1
}

nonisolated(unsafe) let displays = Displays()

enum Power {
  static func save() { print(displays.isLocked) }
  static func lock() { displays.isLocked = true }
}

enum Labels {
  static func brightness(of displays: Displays) -> String { "\(displays.brightness)" }
}

struct DisplaysView: View {
  @ObservedObject var displays: Displays
  @State private var rows = 0

  var body: some View {
    Text(displays.isCalibrating ? "Calibrating" : Labels.brightness(of: displays))
      .onAppear { rows = displays.rows }
      .onDisappear { displays.rows = rows }
    Button("Add a row") {
      displays.rows += 1
      rows = displays.rows
    }
    Button("Brighter") { displays.brightness += 1 }
  }
}
