import Combine
import SwiftUI

final class Thumbnail: ObservableObject {
  var objectWillChange: AnyPublisher<String?, Never> = Just(nil).eraseToAnyPublisher()
  @Published var bytes: String?

  init() {
    objectWillChange =
      $bytes
      .handleEvents(receiveSubscription: { [weak self] _ in self?.load() })
      .eraseToAnyPublisher()
  }

  private func load() {
    bytes = "loaded"
  }
}

struct Picture: View {
  @ObservedObject var thumbnail: Thumbnail

  var body: some View {
    Text(thumbnail.bytes ?? "nothing")
  }
}
