import SwiftUI

@Observable
final class Cache {
  private let defaults = UserDefaults.standard

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  func size() -> Int {
    access(keyPath: \.self)
    return defaults.integer(forKey: "size")
  }

  func clear() -> Bool {
    notifyObservers()
    let isFull = defaults.integer(forKey: "size") > 0
    defaults.set(0, forKey: "size")
    return isFull
  }
}

struct CacheView: View {
  @State private var cache = Cache()
  @State private var isCleared = false

  var body: some View {
    Text("\(cache.size())")
    Button("Clear") {
      isCleared = cache.clear()
    }
  }
}
