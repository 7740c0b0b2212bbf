import SwiftUI

@Observable
class Plant {
  var name = ""
}

protocol Edible {}

@Observable
class Herb: Plant, Edible {
  var isFresh = true
}
