import SwiftUI

@Observable
final class Plant {
  var height = 0
}

@Observable
final class Can {
  var isFull = false
}

@Observable
final class Garden {
  let plant = Plant()
  let can = Can()
  var name = ""
  var size = 0

  init() {
    size = 1

    // MARK: Size
    size = 2
  }

  func grow() {
    size += 1
  }

  func dig() {
    // A garden that is dug has a size.
    size = 3
  }

  func plough() {
    size = 4
    // TODO: tell the gardener.
  }
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Text("\(garden.name), \(garden.size), \(garden.plant.height), \(garden.can.isFull ? 1 : 0)")
      .onTapGesture {
        garden.grow()
        garden.dig()
        garden.plough()
      }
  }
}
