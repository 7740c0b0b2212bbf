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

@Observable
final class Orchard {
  static let shared = Orchard()

  var pump = Pump()
  var status = ""
  var crops = [Crop(weight: 1), Crop(weight: 9)]
  var plan: any Plan = Careful()
  var undone: [String] = []
  var names: [String] = []

  func connect() {
    pump.onChange = { [weak self] _ in self?.refresh() }
    pump.onStop = refresh
  }

  func water() {
    var updatedPump = pump
    updatedPump.start()
    pump = updatedPump
    var updatedPump2 = pump
    updatedPump2.stop()
    pump = updatedPump2
    pump.slow()
  }

  func harvest() {
    var updatedCrops = crops
    updatedCrops.removeAll(where: \.isLight)
    crops = updatedCrops
    crops.removeAll(where: \.isSmall)
  }

  func advance() {
    var updatedPlan = plan
    updatedPlan.advance()
    plan = updatedPlan
  }

  func rename() {
    var updatedUndone = undone
    change(&status, keepingIn: &updatedUndone) { $0 = "step \(undone.count)" }
    undone = updatedUndone
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
  let orchard = Orchard.shared

  var body: some View {
    Text("\(orchard.status) \(orchard.crops.count) \(orchard.plan.name)")
    Button("Pump") { var updatedPump = orchard.pump; updatedPump.start(); orchard.pump = updatedPump }
    Button("Connect") { orchard.connect() }
    Button("Water") { orchard.water() }
    Button("Harvest") { orchard.harvest() }
    Button("Advance") { orchard.advance() }
    Button("Rename") { orchard.rename() }
  }
}
