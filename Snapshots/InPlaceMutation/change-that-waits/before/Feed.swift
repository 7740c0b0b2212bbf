import SwiftUI

struct Feed {
  var items: [String] = []

  @MainActor mutating func load() async {
    await Task.yield()
    items.append("loaded")
  }

  @MainActor mutating func reload(_ count: Int) async throws -> Int {
    await Task.yield()
    items += Array(repeating: "again", count: count)
    return items.count
  }
}

final class FeedModel: ObservableObject {
  @Published private(set) var feed = Feed()
  @Published private(set) var total = 0

  @MainActor func load() async {
    await feed.load()
  }

  @MainActor func fetch() async {
    await fetchAll(into: &feed.items)
    total += 1
  }

  @MainActor func reload() async throws {
    total = try await feed.reload(2)
  }
}

@MainActor func fetchAll(into list: inout [String]) async {
  await Task.yield()
  list.append("fetched")
}

struct FeedView: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    Text(model.feed.items.joined(separator: ", "))
    Text("\(model.total)")
    Button("Load") {
      Task { await model.load() }
    }
  }
}
