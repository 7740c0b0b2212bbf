import Combine
import SwiftUI

class Watcher<Value> {
  let value: () -> Value
  private var watch: AnyCancellable?

  init(_ value: Value) {
    self.value = { value }
  }

  init<Object: ObservableObject>(_ object: Object, _ read: @escaping (Object) -> Value) {
    value = { read(object) }
    watch = object.objectWillChange.sink { _ in print("changes") }
  }
}

final class QuietWatcher: Watcher<String> {}

struct Badge {
  init(of object: some ObservableObject) {}
}

final class Level: ObservableObject {
  @Published var value = 1
}

final class Depth: ObservableObject {
  @Published var value = 1
}

final class Width: ObservableObject {
  @Published var value = 1
}

@Observable
final class Free {
  var value = 1
}

struct Levels: View {
  @ObservedObject var level: Level
  @ObservedObject var depth: Depth
  @ObservedObject var width: Width
  let free: Free

  var body: some View {
    let watcher = Watcher(level) { $0.value }
    let quiet = QuietWatcher(depth) { "\($0.value)" }
    let badge: Badge = .init(of: width)
    let number = Watcher(free.value)
    Text("\(watcher.value()) \(quiet.value()) \(badge) \(number.value())")
  }
}
