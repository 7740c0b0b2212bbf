import Combine
import CoreData
import SwiftUI

/// Relays the changes of an object that may be missing.
@propertyWrapper
struct Watched<Source: ObservableObject>: DynamicProperty {
  @StateObject private var relay = Relay()
  var wrappedValue: Source?

  func update() {
    connect()
  }

  private func connect() {
    if relay.source !== wrappedValue { relay.source = wrappedValue }
  }

  final class Relay: ObservableObject {
    private var token: AnyCancellable?
    weak var source: Source? {
      didSet { listen() }
    }

    private func listen() {
      token = source?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
  }
}

/// The same with the subscription in an observer.
@propertyWrapper
struct Followed<Source: ObservableObject>: DynamicProperty {
  final class Follower: ObservableObject {
    private var token: AnyCancellable?
    weak var source: Source? {
      didSet {
        token = source?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
      }
    }
  }

  @StateObject private var follower = Follower()
  var wrappedValue: Source?

  mutating func update() {
    if follower.source !== wrappedValue { follower.source = wrappedValue }
  }
}

/// Views read the counter of the object itself.
final class Visits: ObservableObject {
  private(set) var count = 0

  func add() {
    count += 1
    objectWillChange.send()
  }
}

@propertyWrapper
struct Counted: DynamicProperty {
  @ObservedObject var visits: Visits

  var wrappedValue: Int { total }
  private var total: Int { visits.count }

  func update() {
    print(visits.count)
  }
}

final class Memo: NSManagedObject {
  @NSManaged var text: String
}

struct MemoView: View {
  @Watched private var memo: Memo?
  @Counted private var count: Int

  init(_ memo: Memo?, _ visits: Visits) {
    _memo = Watched(wrappedValue: memo)
    _count = Counted(visits: visits)
  }

  var body: some View {
    Text(memo?.text ?? "none")
    Text("\(count)")
  }
}
