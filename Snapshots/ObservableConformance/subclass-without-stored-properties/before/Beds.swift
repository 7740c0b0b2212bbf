import SwiftUI

class Bed: ObservableObject {
  @Published var plants: [String] = []

  func water() {}
}

final class RaisedBed: Bed {
  override func water() {
    plants.append("moss")
  }
}
