import Combine
import SwiftUI

final class Level: ObservableObject {
  @Published var value = 1
}

/// Tells of what the object inside tells, whatever that is.
final class Box: ObservableObject {
  let base: any ObservableObject
  let objectWillChange: AnyPublisher<Void, Never>

  init(base: Level) {
    self.base = base
    self.objectWillChange = base.objectWillChange.map { _ in () }.eraseToAnyPublisher()
  }
}

/// The same, of a notification.
final class Announced: ObservableObject {
  static let changed = PassthroughSubject<Void, Never>()
  nonisolated(unsafe) static var text = "none"

  var objectWillChange: AnyPublisher<Void, Never> { Self.changed.eraseToAnyPublisher() }
  var text: String { Self.text }
}

/// The same, by a value of its own that it makes of another.
final class Late: ObservableObject {
  let objectWillChange: AnyPublisher<Void, Never> = Announced.changed.eraseToAnyPublisher()
  var text: String { Announced.text }
}

/// The same, by a closure that it keeps.
final class Erased: ObservableObject {
  private let publisher: () -> AnyPublisher<Void, Never>
  private let read: () -> Int

  var objectWillChange: AnyPublisher<Void, Never> { publisher() }
  var value: Int { read() }

  init(_ level: Level) {
    publisher = { level.objectWillChange.eraseToAnyPublisher() }
    read = { level.value }
  }
}

/// Made anew for the object, it tells of nothing by itself.
@Observable
final class Fresh {
  let objectWillChange: ObservableObjectPublisher
  var count = 0

  init() {
    objectWillChange = .init()
  }
}

struct Boxes: View {
  @StateObject private var box = Box(base: Level())
  @ObservedObject var announced: Announced
  @ObservedObject var late: Late
  @ObservedObject var erased: Erased
  let fresh: Fresh

  var body: some View {
    Text("\((box.base as? Level)?.value ?? 0) \(announced.text) \(late.text) \(erased.value) \(fresh.count)")
  }
}
