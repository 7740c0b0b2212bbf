import SwiftUI

@Observable
final class Bed {
  var plants = 0
}

@Observable
final class Garden {
  let bed: Bed
  private let spare = Bed()
  var title = ""

  init(bed: Bed) {
    self.bed = bed
  }
}
