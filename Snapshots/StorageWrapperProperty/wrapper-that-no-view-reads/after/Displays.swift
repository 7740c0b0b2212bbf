import SwiftUI

@propertyWrapper struct Atomic<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}

@Observable
final class Displays {
  var isCalibrating = false
  /// Read by code that no view runs.
  @ObservationIgnored @Atomic var isLocked = false
  /// Read and written by actions.
  @ObservationIgnored @Atomic var rows = 1
  /// Read by a function that a view calls.
  var brightness: Int {
    get {
      access(keyPath: \.brightness)
      return brightnessStorage
    }
    set {
      withMutation(keyPath: \.brightness) { brightnessStorage = newValue }
    }
  }
  @ObservationIgnored @Atomic private var brightnessStorage = 1
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
  let displays: Displays
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
