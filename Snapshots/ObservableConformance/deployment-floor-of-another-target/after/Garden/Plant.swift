import SwiftUI

@Observable
final class Plant {
  var name = ""
}
