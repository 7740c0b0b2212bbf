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
final class PassedModel {
  var count = 0
  private let services: Services
  @ObservationIgnored private(set) var isReady = false

  init(services: Services) {
    self.services = services
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    services.store.items.append(1)
    isReady = true
  }
}

@Observable
final class CallingModel {
  var count = 0
  private let services: Services
  @ObservationIgnored private(set) var isReady = false

  init(services: Services) {
    self.services = services
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    services.register(1)
    isReady = true
  }
}

@Observable
final class DefaultModel {
  var count = 0
  private let services: Services
  @ObservationIgnored private(set) var isReady = false

  init(services: Services = .live) {
    self.services = services
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    start()
    isReady = true
  }

  private func start() { services.store.state.count = 3 }
}

@Observable
final class OwnModel {
  var count = 0
  private let context = Context()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    context.services.store.last = 3
    isReady = true
  }
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
  @State private var passed: PassedModel
  @State private var calling: CallingModel
  @State private var standard: DefaultModel
  @State private var own = OwnModel()
  @State private var fresh: FreshModel
  @State private var copy: CopyModel

  init(services: Services) {
    _passed = State(wrappedValue: PassedModel(services: services))
    _calling = State(wrappedValue: CallingModel(services: services))
    _standard = State(wrappedValue: DefaultModel())
    _copy = State(wrappedValue: CopyModel(services: services))
    _fresh = State(wrappedValue: FreshModel())
  }

  var body: some View {
    Group {
      Text("\(passed.count) \(calling.count) \(standard.count)")
      Text("\(own.count) \(fresh.count) \(copy.count)")
    }
    .task { await passed.bootstrap() }
    .task { await calling.bootstrap() }
    .task { await standard.bootstrap() }
    .task { await own.bootstrap() }
  }
}
