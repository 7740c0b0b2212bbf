import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let willTerminate = Notification.Name("willTerminate")
}

@Observable
class MyModel {
  var value = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private(set) var isReady = false

  static var initCount = 0
  static var saveCount = 0

  init() {
    Self.initCount += 1
    // Read cached values from UserDefaults.
    value = UserDefaults.standard.object(forKey: "my_value") as? Int ?? 0
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default
      .publisher(for: .willTerminate)
      .sink { [weak self] _ in
        // Save values to UserDefaults.
        guard let self else { return }
        Self.saveCount += 1
        UserDefaults.standard.set(self.value, forKey: "my_value")
      }
      .store(in: &cancellables)
    isReady = true
  }
}

@Observable
class AppModel {
  var value = 0

  static var initCount = 0

  init() {
    Self.initCount += 1
    value = UserDefaults.standard.object(forKey: "my_value") as? Int ?? 0
    UserDefaults.standard.set(true, forKey: "launched")
  }
}

struct MainView: View {
  @State private var model = MyModel()

  var body: some View {
    Text("\(model.value)")
      .task { await model.bootstrap() }
  }
}

struct MyApp: App {
  @State private var model = AppModel()

  var body: some Scene {
    WindowGroup {
      Root()
        .environment(model)
    }
  }
}

struct Root: View {
  @Environment(AppModel.self) var model
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Again") { count += 1 }
      Text("\(count) \(model.value)")
      MainView()
    }
  }
}
