import SwiftUI

class Meter: ObservableObject {
  @Published var unit = "V"
}

final class CountingMeter: Meter {
  private var store: [String: Int] = [:]

  var count: Int {
    get { store["count", default: 0] }
    set {
      objectWillChange.send()
      store["count"] = newValue
    }
  }

  var limit = 10 {
    willSet { objectWillChange.send() }
  }
}

final class StoredMeter: Meter {
  @AppStorage("scale") var scale = 1.0
}

final class PlainMeter: Meter {
  var label = "plain"
}

struct MeterView: View {
  @ObservedObject var counting: CountingMeter
  @ObservedObject var stored: StoredMeter
  @ObservedObject var plain: PlainMeter

  var body: some View {
    Text("\(counting.count) of \(counting.limit) \(counting.unit)")
    Text("\(stored.scale) \(plain.label)")
  }
}
