import SwiftUI

final class Cache: ObservableObject {
  private let defaults = UserDefaults.standard

  func size() -> Int { defaults.integer(forKey: "size") }

  func clear() -> Bool {
    objectWillChange.send()
    let isFull = defaults.integer(forKey: "size") > 0
    defaults.set(0, forKey: "size")
    return isFull
  }
}

struct CacheView: View {
  @StateObject private var cache = Cache()
  @State private var isCleared = false

  var body: some View {
    Text("\(cache.size())")
    Button("Clear") {
      isCleared = cache.clear()
    }
  }
}
