import SwiftUI

@Observable
final class Compost {
  var litres = 0
}
