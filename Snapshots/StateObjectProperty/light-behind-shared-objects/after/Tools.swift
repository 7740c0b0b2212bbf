import SwiftUI

/// Its first reader creates it.
final class Tools {
  nonisolated(unsafe) private static var instance: Tools?
  static var shared: Tools {
    if let instance { return instance }
    let tools = Tools()
    instance = tools
    return tools
  }

  private init() { UserDefaults.standard.set(true, forKey: "tools") }

  let names = ["Rake", "Spade"]
}

/// The queue guards a value.
final class Prices {
  static let shared = Prices()
  private let queue = DispatchQueue(label: "prices")
  private var stored = ["Rake": 12]
  var all: [String: Int] { queue.sync { stored } }
  var total: Int { queue.sync { add(stored) } }

  private func add(_ prices: [String: Int]) -> Int { 12 }
}

@Observable
final class Toolbox {
  var chosen: String?
  let names: [String]
  let prices: [String: Int]

  init() {
    names = Tools.shared.names
    prices = Prices.shared.all
  }
}

/// The queue works while the view waits.
@Observable
final class Bill: ObservableObject {
  var isPaid = false
  let total: Int

  init() { total = Prices.shared.total }
}

/// No observer runs before all properties have a value.
@Observable
final class Path {
  var steps: [String] = [] {
    didSet { UserDefaults.standard.set(steps.count, forKey: "steps") }
  }
  private let start: String

  init(steps: [String] = [], start: String = "Gate") {
    self.steps = steps
    self.start = start
  }
}

struct ToolsView: View {
  @State private var toolbox = Toolbox()
  @StateObject private var bill = Bill()
  @State private var path = Path()

  var body: some View {
    Text(toolbox.chosen ?? "\(toolbox.names.count) \(toolbox.prices.count)")
    Text(bill.isPaid ? "paid" : "\(bill.total)")
    Text(path.steps.joined())
  }
}
