import Combine
import SwiftUI

final class Settings {
  static let shared = Settings()
  @Published var size = 12
}

/// Nothing reads the copy: it only made views look again.
@Observable
final class ReaderModel {
  var size = 0
  let settings = Settings.shared
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() { settings.$size.sink { [weak self] in self?.size = $0 }.store(in: &cancellables) }
}

struct ReaderView: View {
  let model: ReaderModel

  var body: some View {
    Text("\(model.settings.size) points")
    Button("Larger") { model.settings.size += 1 }
  }
}

/// The view reads the copy, too.
@Observable
final class PreviewModel {
  var size = 0
  let settings = Settings.shared
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

  init() {
    settings.$size.sink { [weak self] in self?.size = $0 }.store(in: &subscriptions)
  }
}

struct PreviewView: View {
  let model: PreviewModel

  var body: some View {
    Text("\(model.settings.size) of \(model.size) points")
    Button("Smaller") { model.settings.size -= 1 }
  }
}
