import Combine
import SwiftUI

final class Oven: ObservableObject {
  @Published var heat = 20
}

@MainActor
final class Radio: ObservableObject {
  @Published var station = "news"
}

final class Kitchen: ObservableObject {
  let ovens = [Oven(), Oven()]
  let spare: [Oven] = []
  let grill: Oven?
  let radio: Radio
  private var watches: Set<AnyCancellable> = []

  init(radio: Radio, grill: Oven?) {
    self.radio = radio
    self.grill = grill
    for oven in ovens {
      watch(oven)
    }
    spare.forEach { watch($0) }
    if let grill {
      watch(grill)
    }
    MainActor.assumeIsolated { [weak self] in
      guard let self else { return }
      watch(self.radio)
    }
    DispatchQueue.main.async {
      print("The kitchen is open.")
      self.watch(radio)
    }
  }

  private func watch(_ part: some ObservableObject) {
    part.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}

struct KitchenView: View {
  @ObservedObject var kitchen: Kitchen

  var body: some View {
    ForEach(kitchen.ovens.indices, id: \.self) { index in
      Text("\(kitchen.ovens[index].heat)")
    }
    Text(kitchen.radio.station)
  }
}
