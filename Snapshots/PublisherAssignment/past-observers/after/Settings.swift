import Combine
import SwiftUI

@Observable
final class Store {
  static let shared = Store()
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)
  var volume = 0.5 {
    willSet { volumeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var volumeSubject = CurrentValueSubject<Double, Never>(_volume)
}

/// Follows the store, and writes back what is chosen here.
final class Settings: ObservableObject {
  @Published var isOn: Bool {
    didSet { Store.shared.isOn = isOn }
  }
  @Published var volume = 0.5

  init() {
    isOn = Store.shared.isOn
    Store.shared.isOnSubject.assign(to: &$isOn)
    Store.shared.volumeSubject.assign(to: &$volume)
  }
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Toggle("On", isOn: $settings.isOn)
    Slider(value: $settings.volume)
      .disabled(Store.shared.volume > 1)
  }
}
