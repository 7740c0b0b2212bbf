import Foundation
import SwiftUI

@Observable
final class Garden {
  var beds = 0
}
