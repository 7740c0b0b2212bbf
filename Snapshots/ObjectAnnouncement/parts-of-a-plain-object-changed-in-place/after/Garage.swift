import SwiftUI

final class Motor {
  var parts = ["valve"]
  var isOn = false
}

@Observable
final class Garage {
  private var motor = Motor()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.motor) {}
  }

  var parts: [String] { motor.parts }

  func add() {
    notifyObservers()
    motor.parts.append("belt")
  }
}

struct GarageView: View {
  let garage: Garage

  var body: some View {
    Text(garage.parts.joined(separator: " "))
    Button("Add") { garage.add() }
  }
}
