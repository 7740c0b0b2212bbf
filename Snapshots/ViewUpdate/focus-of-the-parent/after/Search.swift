import SwiftUI

@Observable
final class Search {
  var results: [String] = []
}

final class Cursor {
  var wrappedValue = false
}

/// The focus updates the view on its own.
struct SearchField: View {
  let search: Search
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    Text(isFocused.wrappedValue ? "Type" : "\(search.results.count) results")
  }
}

/// A plain object does not.
struct SearchCursor: View {
  let search: Search
  let cursor: Cursor

  var body: some View {
    Text(cursor.wrappedValue ? "Type" : "\(search.results.count) results")
    Button("Type") {
      cursor.wrappedValue = true
      search.results = []
    }
  }
}
