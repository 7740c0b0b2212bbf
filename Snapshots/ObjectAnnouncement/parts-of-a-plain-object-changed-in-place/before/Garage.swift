import SwiftUI

final class Motor {
  var parts = ["valve"]
  var isOn = false
}

final class Garage: ObservableObject {
  private var motor = Motor()

  var parts: [String] { motor.parts }

  func add() {
    objectWillChange.send()
    motor.parts.append("belt")
  }
}

struct GarageView: View {
  @ObservedObject var garage: Garage

  var body: some View {
    Text(garage.parts.joined(separator: " "))
    Button("Add") { garage.add() }
  }
}
