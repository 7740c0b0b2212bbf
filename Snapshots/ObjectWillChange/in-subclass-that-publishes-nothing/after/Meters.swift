import SwiftUI

@Observable
class Meter {
  var unit = "V"
}

@Observable
final class CountingMeter: Meter {
  @ObservationIgnored private var store: [String: Int] = [:]

  var count: Int {
    get {
      access(keyPath: \.count)
      return store["count", default: 0]
    }
    set {
      withMutation(keyPath: \.count) {
        store["count"] = newValue
      }
    }
  }

  var limit = 10
}

@Observable
final class StoredMeter: Meter {
  var scale: Double {
    get {
      access(keyPath: \.scale)
      return scaleStorage
    }
    set {
      withMutation(keyPath: \.scale) { scaleStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("scale") private var scaleStorage = 1.0
}

@Observable
final class PlainMeter: Meter {
  var label = "plain"
}

struct MeterView: View {
  let counting: CountingMeter
  let stored: StoredMeter
  let plain: PlainMeter

  var body: some View {
    Text("\(counting.count) of \(counting.limit) \(counting.unit)")
    Text("\(stored.scale) \(plain.label)")
  }
}
