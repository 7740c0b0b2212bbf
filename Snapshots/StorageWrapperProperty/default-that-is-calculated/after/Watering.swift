import SwiftUI

struct Gardener {
  var name: String?
  var days: Int?
}

let gardener: Gardener? = nil

@Observable
final class WateringSettings {
  static let unit = "l"

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
  var name: String {
    get {
      access(keyPath: \.name)
      return nameStorage
    }
    set {
      withMutation(keyPath: \.name) { nameStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("name") private var nameStorage = gardener?.name ?? "Nobody"
  var days: Int {
    get {
      access(keyPath: \.days)
      return daysStorage
    }
    set {
      withMutation(keyPath: \.days) { daysStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("days") private var daysStorage = gardener?.days ?? 3
  var unit: String {
    get {
      access(keyPath: \.unit)
      return unitStorage
    }
    set {
      withMutation(keyPath: \.unit) { unitStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("unit") private var unitStorage = gardener?.name ?? WateringSettings.unit
  var language: String {
    get {
      access(keyPath: \.language)
      return languageStorage
    }
    set {
      withMutation(keyPath: \.language) { languageStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("language") private var languageStorage = Locale.current.language.languageCode?.identifier ?? "en"
}

struct WateringView: View {
  let settings: WateringSettings

  var body: some View {
    Text("\(settings.litres) litres, every \(settings.interval) s")
    Text("\(settings.name) \(settings.days) \(settings.unit) \(settings.language)")
  }
}
