import SwiftUI

@Observable
final class Oven {
  var heat = 20
}

@MainActor
@Observable
final class Radio {
  var station = "news"
}

@Observable
final class Kitchen {
  let ovens = [Oven(), Oven()]
  let spare: [Oven] = []
  let grill: Oven?
  let radio: Radio

  init(radio: Radio, grill: Oven?) {
    self.radio = radio
    self.grill = grill
    DispatchQueue.main.async {
      print("The kitchen is open.")
    }
  }
}

struct KitchenView: View {
  let kitchen: Kitchen

  var body: some View {
    ForEach(kitchen.ovens.indices, id: \.self) { index in
      Text("\(kitchen.ovens[index].heat)")
    }
    Text(kitchen.radio.station)
  }
}
