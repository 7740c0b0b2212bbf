import Combine
import SwiftUI

@propertyWrapper
struct Stored<Value> {
  private var value: Value

  init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Stored<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      (owner.objectWillChange as? ObservableObjectPublisher)?.send()
      owner[keyPath: storage].value = newValue
    }
  }
}

final class Library: ObservableObject {
  @Published var name = "Home"
  @Stored var books = [String]()
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View {
    List(library.books, id: \.self) { Text($0) }
      .navigationTitle(library.name)
  }
}
