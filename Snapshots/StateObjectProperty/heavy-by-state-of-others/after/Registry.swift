import SwiftUI

/// What all screens share.
final class Registry {
  nonisolated(unsafe) static let shared = Registry()
  nonisolated(unsafe) static var opened: [String: Int] = [:]
  nonisolated(unsafe) static var pages: [String] = []
  var names: [String] = []
  var isOn = false { didSet { names.append("on") } }

  func add(_ name: String) { names.append(name) }
  func turnOn() { isOn = true }
}

extension Registry {
  static func note(_ name: String) { opened[name, default: 0] += 1 }
}

protocol NameStore: AnyObject {
  func store(_ name: String)
}

final class Drawer: NameStore {
  var labels: [String] = []
  func store(_ name: String) { labels.append(name) }
}

/// The static method changes a static variable by its bare name.
@Observable
final class Counted: ObservableObject {
  var count = 0

  init() { Registry.note("counted") }
}

/// A method of the shared object changes it.
@Observable
final class Named: ObservableObject {
  var count = 0
  private let registry = Registry.shared

  init() { registry.add("named") }
}

/// An observer of the shared object runs.
@Observable
final class Switched: ObservableObject {
  var count = 0

  init() {
    let registry = Registry.shared
    registry.turnOn()
  }
}

/// An operator changes the static array.
@Observable
final class Paged: ObservableObject {
  var count = 0

  init() { Registry.pages += ["paged"] }
}

/// The object behind the protocol belongs to the parent.
@Observable
final class Stored: ObservableObject {
  var count = 0

  init(store: any NameStore) { store.store("stored") }
}

/// Two levels down.
@Observable
final class Prepared: ObservableObject {
  var count = 0
  private let drawer: Drawer

  init(drawer: Drawer = Drawer()) {
    self.drawer = drawer
    prepare()
  }

  private func prepare() { fill(drawer) }
}

func fill(_ drawer: Drawer) { drawer.labels.append("prepared") }

/// Each of the objects.
@Observable
final class Marked: ObservableObject {
  var count = 0

  init(drawers: [Drawer]) {
    for drawer in drawers { drawer.labels.append("marked") }
  }
}

struct Screen: View {
  @StateObject private var counted = Counted()
  @StateObject private var named = Named()
  @StateObject private var switched = Switched()
  @StateObject private var paged = Paged()
  @StateObject private var stored: Stored
  @StateObject private var prepared: Prepared
  @StateObject private var marked: Marked

  init(drawer: Drawer) {
    _stored = StateObject(wrappedValue: Stored(store: drawer))
    _prepared = StateObject(wrappedValue: Prepared(drawer: drawer))
    _marked = StateObject(wrappedValue: Marked(drawers: [drawer]))
  }

  var body: some View {
    Text("\(counted.count) \(named.count) \(switched.count) \(paged.count)")
    Text("\(stored.count) \(prepared.count) \(marked.count)")
  }
}
