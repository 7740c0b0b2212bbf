import SwiftUI

@Observable
class Bed {
  var plants: [String] = []

  func water() {}
}

final class RaisedBed: Bed {
  override func water() {
    plants.append("moss")
  }
}
