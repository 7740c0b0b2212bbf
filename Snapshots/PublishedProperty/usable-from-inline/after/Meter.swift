import SwiftUI

@Observable
public final class Meter {
  @usableFromInline var value: Int {
    get {
      access(keyPath: \.value)
      return valueStorage
    }
    set {
      withMutation(keyPath: \.value) { valueStorage = newValue }
    }
  }
  @ObservationIgnored private var valueStorage = 0
  @usableFromInline internal var step: Int {
    get {
      access(keyPath: \.step)
      return stepStorage
    }
    set {
      withMutation(keyPath: \.step) { stepStorage = newValue }
    }
  }
  @ObservationIgnored private var stepStorage: Int = 1
  @ObservationIgnored @usableFromInline var calls = 0

  public init() {}

  @inlinable public func advance() {
    calls += 1
    value += step
  }
}

func first() -> Int { 1 }

public final class Gauge: ObservableObject {
  /// The type of this is not evident.
  @usableFromInline @Published var level = [first()].first.map { $0 + 1 } ?? first()

  public init() {}
}

struct MeterView: View {
  @State private var meter = Meter()

  var body: some View {
    Text("\(meter.value) by \(meter.step)")
    Button("Advance") { meter.advance() }
  }
}
