import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let willTerminate = Notification.Name("willTerminate")
}

class MyModel: ObservableObject {
  @Published var value = 0
  private var cancellables: Set<AnyCancellable> = []

  static var initCount = 0
  static var saveCount = 0

  init() {
    Self.initCount += 1
    // Read cached values from UserDefaults.
    value = UserDefaults.standard.object(forKey: "my_value") as? Int ?? 0

    NotificationCenter.default
      .publisher(for: .willTerminate)
      .sink { [weak self] _ in
        // Save values to UserDefaults.
        guard let self else { return }
        Self.saveCount += 1
        UserDefaults.standard.set(self.value, forKey: "my_value")
      }
      .store(in: &cancellables)
  }
}

class AppModel: ObservableObject {
  @Published var value = 0

  static var initCount = 0

  init() {
    Self.initCount += 1
    value = UserDefaults.standard.object(forKey: "my_value") as? Int ?? 0
    UserDefaults.standard.set(true, forKey: "launched")
  }
}

struct MainView: View {
  @StateObject private var model = MyModel()

  var body: some View {
    Text("\(model.value)")
  }
}

struct MyApp: App {
  @StateObject private var model = AppModel()

  var body: some Scene {
    WindowGroup {
      Root()
        .environmentObject(model)
    }
  }
}

struct Root: View {
  @EnvironmentObject var model: AppModel
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Again") { count += 1 }
      Text("\(count) \(model.value)")
      MainView()
    }
  }
}
