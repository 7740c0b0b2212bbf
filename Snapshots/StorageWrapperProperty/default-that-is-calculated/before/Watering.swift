import SwiftUI

struct Gardener {
  var name: String?
  var days: Int?
}

let gardener: Gardener? = nil

final class WateringSettings: ObservableObject {
  static let unit = "l"

  @AppStorage("interval") var interval = 60 * 60 * 24
  @AppStorage("litres") var litres = (2 + 0.5) * 3
  @AppStorage("name") var name = gardener?.name ?? "Nobody"
  @AppStorage("days") var days = gardener?.days ?? 3
  @AppStorage("unit") var unit = gardener?.name ?? WateringSettings.unit
  @AppStorage("language") var language = Locale.current.language.languageCode?.identifier ?? "en"
}

struct WateringView: View {
  @ObservedObject var settings: WateringSettings

  var body: some View {
    Text("\(settings.litres) litres, every \(settings.interval) s")
    Text("\(settings.name) \(settings.days) \(settings.unit) \(settings.language)")
  }
}
