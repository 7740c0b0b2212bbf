import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var title = ""
}

final class Holder<Model: ObservableObject> {
  let model: Model
  private var observation: AnyCancellable?

  init(model: Model) {
    self.model = model
    observation = model.objectWillChange.sink { _ in print("changed") }
  }
}

typealias Held<Object> = Holder<Object> where Object: ObservableObject

struct FeedStore {
  let feed: Held<Feed>
}
