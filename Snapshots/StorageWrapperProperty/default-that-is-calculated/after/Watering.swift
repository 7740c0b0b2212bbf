import SwiftUI

@Observable
final class WateringSettings {
  var interval: Int {
    get {
      access(keyPath: \.interval)
      return intervalStorage
    }
    set {
      withMutation(keyPath: \.interval) { intervalStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("interval") private var intervalStorage = 60 * 60 * 24
  var litres: Double {
    get {
      access(keyPath: \.litres)
      return litresStorage
    }
    set {
      withMutation(keyPath: \.litres) { litresStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("litres") private var litresStorage = (2 + 0.5) * 3
}

struct WateringView: View {
  let settings: WateringSettings

  var body: some View {
    Text("\(settings.litres) litres, every \(settings.interval) s")
  }
}
