import Combine
import SwiftUI

final class Settings {
  static let shared = Settings()
  @Published var size = 12
}

/// Nothing reads the copy: it only made views look again.
final class ReaderModel: ObservableObject {
  @Published var size = 0
  let settings = Settings.shared

  init() { settings.$size.assign(to: &$size) }
}

struct ReaderView: View {
  @ObservedObject var model: ReaderModel

  var body: some View {
    Text("\(model.settings.size) points")
    Button("Larger") { model.settings.size += 1 }
  }
}

/// The view reads the copy, too.
final class PreviewModel: ObservableObject {
  @Published var size = 0
  let settings = Settings.shared
  private var subscriptions = Set<AnyCancellable>()

  init() {
    settings.$size.sink { [weak self] in self?.size = $0 }.store(in: &subscriptions)
  }
}

struct PreviewView: View {
  @ObservedObject var model: PreviewModel

  var body: some View {
    Text("\(model.settings.size) of \(model.size) points")
    Button("Smaller") { model.settings.size -= 1 }
  }
}
