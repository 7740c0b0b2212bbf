import SwiftUI

@Observable
final class Harbour {
  var ships: [String] = []
  var isOpen = false
  @ObservationIgnored private var log: [String] = []

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.ships) {}
    withMutation(keyPath: \.isOpen) {}
  }

  func open() {
    isOpen = true
  }

  func close() {
    isOpen = false
    if ships.isEmpty {
      log.append("closed")
    }
  }

  func enter(_ ship: String) {
    ships.append(ship)
  }

  func leave() {
    ships.removeAll()
    // Tells the port.
    signal()
  }

  /// Only notifies.
  private func signal() {
    // After everything else.
    notifyObservers()
  }
}

struct HarbourView: View {
  let harbour: Harbour

  var body: some View {
    Text("\(harbour.ships.count) \(harbour.isOpen ? "open" : "closed")")
    Button("Open") { harbour.open() }
  }
}
