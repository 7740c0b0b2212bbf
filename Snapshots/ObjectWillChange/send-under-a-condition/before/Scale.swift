import SwiftUI

/// Shows a weight only once it differs enough.
final class Scale: ObservableObject {
  var weight = 0.0 {
    willSet {
      if abs(newValue - weight) > 0.5 {
        objectWillChange.send()
      }
    }
  }
  /// Is shown while nobody has paused it.
  var reading: String = "none" {
    didSet {
      guard !isPaused else { return }
      self.objectWillChange.send()
    }
  }
  /// Is compared with its old value, as the macro does.
  var unit = "kg" {
    didSet {
      if unit != oldValue { objectWillChange.send() }
    }
  }
  private(set) var tare = 0
  var isPaused = false

  /// Sends for some of its changes.
  func add(_ tare: Int) {
    self.tare += tare
    if tare > 10 { objectWillChange.send() }
  }
}

struct ScaleView: View {
  @StateObject private var scale = Scale()

  var body: some View {
    Text("\(scale.weight) \(scale.reading) \(scale.unit) \(scale.tare)")
    Button("Little") { scale.weight += 0.25 }
    Button("Much") { scale.weight += 2 }
    Button("Read") { scale.reading = "\(scale.weight)" }
    Button("Pause") { scale.isPaused = true }
    Button("Pounds") { scale.unit = "lb" }
    Button("Tare") { scale.add(20) }
  }
}
