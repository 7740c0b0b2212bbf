import SwiftUI

final class Search: ObservableObject {
  @Published var results: [String] = []
}

final class Cursor {
  var wrappedValue = false
}

/// The focus updates the view on its own.
struct SearchField: View {
  @ObservedObject var search: Search
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    Text(isFocused.wrappedValue ? "Type" : "\(search.results.count) results")
  }
}

/// A plain object does not.
struct SearchCursor: View {
  @ObservedObject var search: Search
  let cursor: Cursor

  var body: some View {
    Text(cursor.wrappedValue ? "Type" : "\(search.results.count) results")
    Button("Type") {
      cursor.wrappedValue = true
      search.results = []
    }
  }
}
