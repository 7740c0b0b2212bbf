import SwiftUI

final class Meter: ObservableObject {
  @Published var title = "Water"
  private var litres = 0

  func fill() { objectWillChange.send(); litres += 1 }
  func drain() { litres -= 1; objectWillChange.send() }
  var label: String { "\(title): \(litres)" }
}

struct MeterRow: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text(meter.label)
  }
}
