import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var interval = 5
}

struct Service {
  static var current: Service?
  let name: String
}

final class SyncModel: ObservableObject {
  @Published var title: String

  init(service: Service, settings: Settings = .shared) {
    title = "\(service.name), every \(settings.interval) minutes"
  }
}

/// Creates the model from a value that only this branch has.
struct SyncView: View {
  var body: some View {
    if let service = Service.current {
      let model = SyncModel(service: service)
      SyncForm(model: model)
    } else {
      Text("Not available")
    }
  }
}

/// Creates the model from a value of its own.
struct OwnSyncView: View {
  let service: Service

  var body: some View {
    SyncForm(model: SyncModel(service: service))
  }
}

struct SyncForm: View {
  @ObservedObject var model: SyncModel

  var body: some View { TextField("Title", text: $model.title) }
}

struct SettingsView: View {
  @ObservedObject var settings = Settings.shared

  var body: some View { Stepper("Interval", value: $settings.interval) }
}
