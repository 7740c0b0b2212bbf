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

@Observable
final class FeedModel {
  private(set) var feed = Feed()
  private(set) var total = 0

  @MainActor func load() async {
    var updatedFeed = feed
    await updatedFeed.load()
    feed = updatedFeed
  }

  @MainActor func fetch() async {
    var updatedFeed = feed
    await fetchAll(into: &updatedFeed.items)
    feed = updatedFeed
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
  @State private var model = FeedModel()

  var body: some View {
    Text(model.feed.items.joined(separator: ", "))
    Text("\(model.total)")
    Button("Load") {
      Task { await model.load() }
    }
  }
}
