import SwiftUI

public final class Meter: ObservableObject {
  @usableFromInline @Published var value = 0
  @Published
  @usableFromInline
  internal var step: Int = 1
  @usableFromInline var calls = 0

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
  @StateObject private var meter = Meter()

  var body: some View {
    Text("\(meter.value) by \(meter.step)")
    Button("Advance") { meter.advance() }
  }
}
