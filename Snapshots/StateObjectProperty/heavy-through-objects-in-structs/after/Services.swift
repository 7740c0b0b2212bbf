import SwiftUI

final class Store {
  static let shared = Store()
  var items: [Int] = []
  var last = 0
  var state = State()

  struct State { var count = 0 }

  func add(_ item: Int) { items.append(item) }
}

/// Values that hold a shared object.
struct Services {
  var title = ""
  let store: Store

  static let live = Services(store: .shared)

  func register(_ item: Int) { store.add(item) }
}

struct Context { let services = Services(store: .shared) }

/// A value with an object of its own.
struct Fresh {
  var title = ""
  let store = Store()
}

@Observable
final class PassedModel: ObservableObject {
  var count = 0

  init(services: Services) { services.store.items.append(1) }
}

@Observable
final class CallingModel: ObservableObject {
  var count = 0

  init(services: Services) { services.register(1) }
}

@Observable
final class DefaultModel: ObservableObject {
  var count = 0
  private let services: Services

  init(services: Services = .live) {
    self.services = services
    start()
  }

  private func start() { services.store.state.count = 3 }
}

@Observable
final class OwnModel: ObservableObject {
  var count = 0
  private let context = Context()

  init() { context.services.store.last = 3 }
}

/// Changes only what it holds itself.
@Observable
final class FreshModel {
  var count = 0
  @ObservationIgnored private var fresh = Fresh()

  init() {
    fresh.store.add(2)
    fresh.title = "new"
  }
}

/// The copy is its own.
@Observable
final class CopyModel {
  var count = 0
  @ObservationIgnored private var services: Services

  init(services: Services) {
    var copy = services
    copy.title = "copy"
    self.services = copy
    self.services.title = "own"
  }
}

struct Screen: View {
  @StateObject private var passed: PassedModel
  @StateObject private var calling: CallingModel
  @StateObject private var standard: DefaultModel
  @StateObject private var own = OwnModel()
  @State private var fresh: FreshModel
  @State private var copy: CopyModel

  init(services: Services) {
    _passed = StateObject(wrappedValue: PassedModel(services: services))
    _calling = StateObject(wrappedValue: CallingModel(services: services))
    _standard = StateObject(wrappedValue: DefaultModel())
    _copy = State(wrappedValue: CopyModel(services: services))
    _fresh = State(wrappedValue: FreshModel())
  }

  var body: some View {
    Text("\(passed.count) \(calling.count) \(standard.count)")
    Text("\(own.count) \(fresh.count) \(copy.count)")
  }
}
