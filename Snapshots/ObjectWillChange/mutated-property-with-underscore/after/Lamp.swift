import SwiftUI

struct Filament {
  private(set) var heat = 0
  mutating func warm(by degrees: Int) { heat += degrees }
}

@Observable
final class Lamp {
  private(set) var isLit = false
  private var _filament = Filament()
  private var _burnt: [Int] = []

  var filament: Filament { _filament }
  var burnt: Int { _burnt.count }

  func light() {
    isLit = true
    _filament.warm(by: 10)
  }

  func warm() {
    guard isLit else { return }
    _filament.warm(by: 1)
  }

  func burn(out hours: Int) {
    _burnt.append(hours)
  }
}

struct LampView: View {
  @State private var lamp = Lamp()

  var body: some View {
    VStack {
      Text("\(lamp.filament.heat) degrees, \(lamp.burnt) burnt")
      Button("Light") { lamp.light() }
      Button("Warm") { lamp.warm() }
      Button("Burn") { lamp.burn(out: 3) }
    }
  }
}
