import SwiftUI

final class Sort: ObservableObject {
  @Published var isAscending = true
}

/// One initializer creates the object, the other receives it: with `@State`, the view would keep the first.
struct Header: View {
  @ObservedObject private var sort: Sort
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
  @ObservedObject var sort: Sort

  var body: some View {
    Header(title: "plain")
    Header(title: "sorted", sort: sort)
  }
}
