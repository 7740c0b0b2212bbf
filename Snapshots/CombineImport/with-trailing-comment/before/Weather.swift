import Foundation
// Combine is for the model.
import Combine

final class Weather: ObservableObject {
  @Published var degrees = 0
}
