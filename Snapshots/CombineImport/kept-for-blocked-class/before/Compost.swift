import Combine
import SwiftUI

final class Compost: ObservableObject {
  @Published var litres = 0
}
