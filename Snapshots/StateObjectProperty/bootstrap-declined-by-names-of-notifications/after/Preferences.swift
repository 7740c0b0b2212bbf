import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let preferencesChanged = UserDefaults.didChangeNotification
}

/// The SDK posts it when a view that appears writes a setting.
@MainActor @Observable final class Preferences: ObservableObject {
  var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

/// The same under another name.
@MainActor @Observable final class Choices: ObservableObject {
  var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: .preferencesChanged)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

struct PreferencesView: View {
  @StateObject private var preferences = Preferences()

  var body: some View { Text("\(preferences.count)") }
}

struct ChoicesView: View {
  @StateObject private var choices = Choices()

  var body: some View { Text("\(choices.count)") }
}
