import Combine
import Foundation

final class Document: ObservableObject {
  @Published var title = ""
}

/// All that documents have can be written as if it were its own.
@dynamicMemberLookup
final class Window {
  private let document = Document()
  private var cancellables: Set<AnyCancellable> = []

  subscript<Value>(dynamicMember path: KeyPath<Document, Value>) -> Value { document[keyPath: path] }
}

func follow(_ window: Window) -> AnyCancellable {
  window.$title.sink { print($0) }
}

final class Page: ObservableObject {
  @Published var number = 0
}
