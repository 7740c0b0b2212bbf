import SwiftUI

/// Its methods call closures that others have stored.
struct Pump {
  var rate = 0
  var onChange: (Int) -> Void = { _ in }
  var onStop: (() -> Void)?
  var log: (Int) -> Void = { _ in }

  mutating func start() {
    rate = 1
    onChange(rate)
  }

  mutating func stop() {
    rate = 0
    onStop?()
  }

  /// Nobody assigns this closure.
  mutating func slow() {
    rate -= 1
    log(rate)
  }
}

struct Crop {
  let weight: Int

  var isLight: Bool { weight * 2 < Orchard.shared.crops.count }
  var isSmall: Bool { weight < 2 }
}

protocol Plan {
  var name: String { get }
  mutating func advance()
}

struct Careful: Plan {
  var name = "careful"

  mutating func advance() { name += Orchard.shared.plan.name }
}

final class Orchard: ObservableObject {
  static let shared = Orchard()

  @Published var pump = Pump()
  @Published var status = ""
  @Published var crops = [Crop(weight: 1), Crop(weight: 9)]
  @Published var plan: any Plan = Careful()
  @Published var undone: [String] = []
  @Published var names: [String] = []

  func connect() {
    pump.onChange = { [weak self] _ in self?.refresh() }
    pump.onStop = refresh
  }

  func water() {
    pump.start()
    pump.stop()
    pump.slow()
  }

  func harvest() {
    crops.removeAll(where: \.isLight)
    crops.removeAll(where: \.isSmall)
  }

  func advance() {
    plan.advance()
  }

  func rename() {
    change(&status, keepingIn: &undone) { $0 = "step \(undone.count)" }
    change(&status, keepingIn: &undone) { $0 = "" }
    change(&status, keepingIn: &undone) { status in status += "." }
    names.removeAll { names in names.isEmpty }
  }

  private func refresh() {
    status = pump.rate > 0 ? "on" : "off"
  }

  private func change(
    _ value: inout String, keepingIn old: inout [String], _ change: (inout String) -> Void
  ) {
    old.append(value)
    change(&value)
  }
}

struct OrchardView: View {
  @ObservedObject var orchard = Orchard.shared

  var body: some View {
    Text("\(orchard.status) \(orchard.crops.count) \(orchard.plan.name)")
    Button("Pump") { orchard.pump.start() }
    Button("Connect") { orchard.connect() }
    Button("Water") { orchard.water() }
    Button("Harvest") { orchard.harvest() }
    Button("Advance") { orchard.advance() }
    Button("Rename") { orchard.rename() }
  }
}
