import SwiftUI

/// Shows a weight only once it differs enough.
@Observable
final class Scale {
  var weight: Double {
    get {
      access(keyPath: \.weight)
      return weightStorage
    }
    set { weightStorage = newValue }
  }
  @ObservationIgnored private var weightStorage = 0.0 {
    willSet {
      if abs(newValue - weight) > 0.5 {
        withMutation(keyPath: \.weight) {}
      }
    }
  }
  /// Is shown while nobody has paused it.
  var reading: String {
    get {
      access(keyPath: \.reading)
      return readingStorage
    }
    set { readingStorage = newValue }
  }
  @ObservationIgnored private var readingStorage: String = "none" {
    didSet {
      guard !isPaused else { return }
      self.withMutation(keyPath: \.reading) {}
    }
  }
  /// Is compared with its old value, as the macro does.
  var unit = "kg"
  private(set) var tare = 0
  @ObservationIgnored var isPaused = false

  /// Sends for some of its changes.
  func add(_ tare: Int) {
    self.tare += tare
  }
}

struct ScaleView: View {
  @State private var scale = Scale()

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
