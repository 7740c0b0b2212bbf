import Combine

import Foundation

final class Compost: ObservableObject {
  @Published var litres = 20
}
