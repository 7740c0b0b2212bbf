import Combine
import Foundation
import SwiftUI

@Observable
final class TagStore: ObservableObject {
  private(set) var tags: [String]

  init() {
    let file = URL(fileURLWithPath: "/tags.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    tags = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}

struct TagList: View {
  private(set) var store = TagStore()

  var body: some View {
    Text(store.tags.joined(separator: ", "))
  }
}

struct TagCount: View {
  @StateObject var store = TagStore()

  var body: some View {
    Text("\(store.tags.count)")
  }
}

/// Holds one that it makes for its previews, and takes any other.
struct TagScreen: View {
  var body: some View {
    TagList(store: TagStore())
  }
}
