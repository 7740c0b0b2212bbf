import SwiftUI

struct Filament {
  private(set) var heat = 0
  mutating func warm(by degrees: Int) { heat += degrees }
}

final class Lamp: ObservableObject {
  @Published private(set) var isLit = false
  private var _filament = Filament()
  private var _burnt: [Int] = []

  var filament: Filament { _filament }
  var burnt: Int { _burnt.count }

  func light() {
    isLit = true
    _filament.warm(by: 10)
    objectWillChange.send()
  }

  func warm() {
    guard isLit else { return }
    defer { objectWillChange.send() }
    _filament.warm(by: 1)
  }

  func burn(out hours: Int) {
    objectWillChange.send()
    _burnt.append(hours)
  }
}

struct LampView: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    VStack {
      Text("\(lamp.filament.heat) degrees, \(lamp.burnt) burnt")
      Button("Light") { lamp.light() }
      Button("Warm") { lamp.warm() }
      Button("Burn") { lamp.burn(out: 3) }
    }
  }
}
