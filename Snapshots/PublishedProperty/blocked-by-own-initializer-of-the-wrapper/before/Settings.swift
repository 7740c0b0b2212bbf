import Combine
import Foundation
import SwiftUI

private var cancellables = Set<AnyCancellable>()

extension Published {
  /// Goes on with what was stored, and stores what is published.
  init(wrappedValue: Value, key: String) {
    self.init(initialValue: stored[key] as? Value ?? wrappedValue)
    projectedValue.dropFirst().sink { stored[key] = $0 }.store(in: &cancellables)
  }
}

private var stored: [String: Any] = [:]

final class Settings: ObservableObject {
  @Published(key: "litres") var litres = 5.0
  @Published var isOn = false
}

final class Theme: ObservableObject {
  @Published(initialValue: "green") var color: String
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  @ObservedObject var theme: Theme

  var body: some View {
    Text("\(settings.litres) \(theme.color)")
  }
}
