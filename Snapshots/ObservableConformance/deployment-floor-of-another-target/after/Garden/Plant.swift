import SwiftUI

final class Plant {
  var name = ""
}
