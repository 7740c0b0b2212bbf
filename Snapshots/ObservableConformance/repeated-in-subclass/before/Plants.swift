import SwiftUI

class Plant: ObservableObject {
  @Published var name = ""
}

protocol Edible {}

class Herb: Plant, Edible {
  @Published var isFresh = true
}
