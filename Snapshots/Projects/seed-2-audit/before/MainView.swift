import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let willTerminate = Notification.Name("willTerminate")
}

// What was read is saved by whoever listens: each instance that goes on living is one more writer.
@Observable
class MyModel {
  var value = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  static var saveCount = 0

  init() {
    value = UserDefaults.standard.object(forKey: "my_value") as? Int ?? 0

    NotificationCenter.default
      .publisher(for: .willTerminate)
      .sink { _ in
        MyModel.saveCount += 1
        UserDefaults.standard.set(self.value, forKey: "my_value")
      }
      .store(in: &cancellables)
  }
}

struct MainView: View {
  @State private var model = MyModel()

  var body: some View {
    Text("\(model.value)")
  }
}

// The fix of the article: nothing makes an App again.
struct MyApp: App {
  @State private var model = MyModel()

  var body: some Scene {
    WindowGroup {
      Root()
        .environment(model)
    }
  }
}

struct Root: View {
  @Environment(MyModel.self) private var model
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Again") { count += 1 }
      Text("\(count) \(model.value)")
    }
  }
}
