import SwiftUI

@Observable
class Pages<Item> {
  var items: [Item] = []
}

class Search<Source> {
  typealias DataSource = Source

  var source: DataSource?
}

final class TopicSearch: Search<Pages<String>> {}

struct TopicSearchView: View {
  let source: TopicSearch.DataSource

  var body: some View {
    List(source.items, id: \.self) { Text($0) }
  }
}

struct NumberSearchView: View {
  let source: Search<Pages<Int>>.DataSource

  var body: some View {
    Text("\(source.items.count)")
  }
}
