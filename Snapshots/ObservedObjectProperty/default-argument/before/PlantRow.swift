import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var isCompact = false
}

struct PlantRow: View {
  @ObservedObject var settings: Settings

  init(settings: Settings = .shared) {
    _settings = ObservedObject(wrappedValue: settings)
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
