import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()
  var isCompact = false
}

struct PlantRow: View {
  let settings: Settings

  init(settings: Settings = .shared) {
    self.settings = settings
  }

  var body: some View {
    Text("\(settings.isCompact)")
  }
}

struct Page: View {
  var body: some View {
    PlantRow()
    PlantRow(settings: Settings())
  }
}
