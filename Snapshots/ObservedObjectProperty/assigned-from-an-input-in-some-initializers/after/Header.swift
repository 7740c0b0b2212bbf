import SwiftUI

@Observable
final class Sort {
  var isAscending = true
}

/// One initializer creates the object, the other receives it: with `@State`, the view would keep the first.
struct Header: View {
  private let sort: Sort
  let title: String

  init(title: String) {
    self.title = title
    sort = Sort()
  }

  init(title: String, sort: Sort) {
    self.title = title
    self.sort = sort
  }

  var body: some View { Text(title + (sort.isAscending ? " up" : " down")) }
}

struct HeaderPair: View {
  let sort: Sort

  var body: some View {
    Header(title: "plain")
    Header(title: "sorted", sort: sort)
  }
}
