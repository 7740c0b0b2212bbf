import SwiftUI

/// Bodies add to `pending`, `waiting` and `counts` without a send. If these were tracked, each body would update the
/// others, without end.
@Observable
final class ThumbnailStore {
  private var cache: [String: String] = [:]
  @ObservationIgnored private var pending: Set<String> = []
  @ObservationIgnored private var waiting: [String] = [] {
    didSet { if waiting.count > 10 { waiting.removeFirst() } }
  }
  @ObservationIgnored private var statistics = Statistics()

  struct Statistics {
    var counts: [String: Int] = [:]
  }

  func thumbnail(for key: String) -> String {
    count(key)
    if let thumbnail = cache[key] { return thumbnail }
    if pending.insert(key).inserted { waiting.append(key) }
    return "…"
  }

  private func count(_ key: String) { statistics.counts[key, default: 0] += 1 }

  func finish() {
    for key in waiting {
      cache[key] = key.uppercased()
      pending.remove(key)
    }
    waiting = []
  }

  func reset() {
    statistics = Statistics()
    cache = [:]
  }
}

struct ThumbnailGrid: View {
  let store: ThumbnailStore
  let keys: [String]

  var body: some View {
    ForEach(keys, id: \.self) { key in
      Text(store.thumbnail(for: key))
    }
  }
}

struct Album: View {
  @State private var store = ThumbnailStore()

  var body: some View {
    ThumbnailGrid(store: store, keys: ["a", "b"])
    ThumbnailGrid(store: store, keys: ["b", "c"])
    Button("Finish") { store.finish() }
  }
}
