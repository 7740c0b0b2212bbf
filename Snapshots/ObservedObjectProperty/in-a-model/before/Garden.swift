import SwiftUI

final class Bed: ObservableObject {
  @Published var plants = 0
}

final class Garden: ObservableObject {
  @ObservedObject var bed: Bed
  @ObservedObject private var spare = Bed()
  @Published var title = ""

  init(bed: Bed) {
    self.bed = bed
  }
}
