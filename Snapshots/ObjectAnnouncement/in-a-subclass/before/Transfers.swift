import Combine
import SwiftUI

/// Tells nobody of its changes.
final class Transfer: Identifiable {
  let name: String
  var isPaused = false

  init(name: String) { self.name = name }
}

class Transfers: ObservableObject {
  @Published var items: [Transfer] = []
  @Published private(set) var total = 0

  func add(_ name: String) {
    items.append(Transfer(name: name))
    total += 1
  }
}

class PausableTransfers: Transfers {
  func pause(_ item: Transfer) {
    item.isPaused = true
    objectWillChange.send()
  }
}

final class CountedTransfers: PausableTransfers {
  @Published var pauses = 0

  func pauseAll() {
    pauses += 1
    for item in items { item.isPaused = true }
    self.objectWillChange.send()
  }
}

struct TransferList: View {
  @ObservedObject var transfers: Transfers

  var body: some View {
    ForEach(transfers.items) { item in
      Text(item.name + (item.isPaused ? " paused" : ""))
    }
  }
}

struct TransferScreen: View {
  @StateObject private var transfers = CountedTransfers()

  var body: some View {
    VStack {
      TransferList(transfers: transfers)
      Text("\(transfers.pauses) of \(transfers.total)")
      Button("Add") { transfers.add("One") }
      Button("Pause all") { transfers.pauseAll() }
    }
  }
}
