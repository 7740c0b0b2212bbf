import Combine
import SwiftUI

final class Harbour: ObservableObject {
  @Published var ships: [String] = []
  @Published var isOpen = false
  private var log: [String] = []

  func open() {
    isOpen = true
    if isOpen {
      // Both, to be sure.
      objectWillChange.send()
      objectWillChange.send()
    }
  }

  func close() {
    isOpen = false
    if ships.isEmpty {
      log.append("closed")
    } else {
      objectWillChange.send()
    }
  }

  func enter(_ ship: String) {
    ships.append(ship)
    Task { @MainActor [weak self] in
      guard let self else { return }
      self.objectWillChange.send()
    }
    do {
      objectWillChange.send()
    }
  }

  func leave() {
    ships.removeAll()
    // Tells the port.
    signal()
  }

  /// Only notifies.
  private func signal() {
    // After everything else.
    objectWillChange.send()
  }
}

struct HarbourView: View {
  @ObservedObject var harbour: Harbour

  var body: some View {
    Text("\(harbour.ships.count) \(harbour.isOpen ? "open" : "closed")")
    Button("Open") { harbour.open() }
  }
}
