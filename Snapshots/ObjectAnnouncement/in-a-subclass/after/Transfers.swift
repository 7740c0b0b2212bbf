import SwiftUI

/// Tells nobody of its changes.
final class Transfer: Identifiable {
  let name: String
  var isPaused = false

  init(name: String) { self.name = name }
}

@Observable
class Transfers {
  var items: [Transfer] = []
  private(set) var total = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.items) {}
    withMutation(keyPath: \.total) {}
  }

  func add(_ name: String) {
    items.append(Transfer(name: name))
    total += 1
  }
}

@Observable
class PausableTransfers: Transfers {
  func pause(_ item: Transfer) {
    item.isPaused = true
    notifyObservers()
  }
}

@Observable
final class CountedTransfers: PausableTransfers {
  var pauses = 0

  override func notifyObservers() {
    super.notifyObservers()
    withMutation(keyPath: \.pauses) {}
  }

  func pauseAll() {
    pauses += 1
    for item in items { item.isPaused = true }
    self.notifyObservers()
  }
}

struct TransferList: View {
  let transfers: Transfers

  var body: some View {
    ForEach(transfers.items) { item in
      Text(item.name + (item.isPaused ? " paused" : ""))
    }
  }
}

struct TransferScreen: View {
  @State private var transfers = CountedTransfers()

  var body: some View {
    VStack {
      TransferList(transfers: transfers)
      Text("\(transfers.pauses) of \(transfers.total)")
      Button("Add") { transfers.add("One") }
      Button("Pause all") { transfers.pauseAll() }
    }
  }
}
