import SwiftUI

extension EnvironmentObject {
  @propertyWrapper struct IfAny: DynamicProperty {
    var wrappedValue: ObjectType? { nil }
    var projectedValue: Bool { false }
  }
}

final class Shelf: ObservableObject {
  @Published var books: [String] = []
}

struct ShelfView: View {
  @EnvironmentObject.IfAny private var shelf: Shelf?

  var body: some View {
    Text($shelf ? "\(shelf?.books.count ?? 0)" : "no shelf")
  }
}
