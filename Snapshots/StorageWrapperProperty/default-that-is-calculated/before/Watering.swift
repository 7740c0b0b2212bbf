import SwiftUI

final class WateringSettings: ObservableObject {
  @AppStorage("interval") var interval = 60 * 60 * 24
  @AppStorage("litres") var litres = (2 + 0.5) * 3
}

struct WateringView: View {
  @ObservedObject var settings: WateringSettings

  var body: some View {
    Text("\(settings.litres) litres, every \(settings.interval) s")
  }
}
