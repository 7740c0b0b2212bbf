import Combine
import SwiftUI

@Observable
final class SettingsObserver: NSObject, ObservableObject {
  private var revision = 0
  @ObservationIgnored private var token: AnyCancellable?

  override init() {
    super.init()
    token = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.revision += 1 }
  }
}

@propertyWrapper
struct Setting: DynamicProperty {
  @StateObject private var observer = SettingsObserver()
  let key: String

  init(_ key: String) {
    self.key = key
  }

  var wrappedValue: String {
    get { UserDefaults.standard.string(forKey: key) ?? "" }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  var projectedValue: Binding<String> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

protocol Cabinet {
  func content(of key: String) -> String
}

@propertyWrapper
struct Content: DynamicProperty {
  private let observer: SettingsObserver
  let cabinet: any Cabinet
  let key: String

  init(_ key: String, in cabinet: any Cabinet, _ observer: SettingsObserver) {
    self.key = key
    self.cabinet = cabinet
    self.observer = observer
  }

  var wrappedValue: String { cabinet.content(of: key) }
}

struct SettingView: View {
  @Setting("name") private var name: String

  var body: some View {
    Text(name)
    TextField("Name", text: $name)
  }
}

struct ContentLabel: View {
  @Content private var title: String

  init(cabinet: any Cabinet, observer: SettingsObserver) {
    _title = Content("title", in: cabinet, observer)
  }

  var body: some View {
    Text(title)
  }
}
