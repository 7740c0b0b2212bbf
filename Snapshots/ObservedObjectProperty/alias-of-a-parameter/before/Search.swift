import SwiftUI

class Pages<Item>: ObservableObject {
  @Published var items: [Item] = []
}

class Search<Source> {
  typealias DataSource = Source

  var source: DataSource?
}

final class TopicSearch: Search<Pages<String>> {}

struct TopicSearchView: View {
  @ObservedObject var source: TopicSearch.DataSource

  var body: some View {
    List(source.items, id: \.self) { Text($0) }
  }
}

struct NumberSearchView: View {
  @ObservedObject var source: Search<Pages<Int>>.DataSource

  var body: some View {
    Text("\(source.items.count)")
  }
}
