import Foundation
import Combine

final class Compost: ObservableObject {
  @Published var litres = 0
}
