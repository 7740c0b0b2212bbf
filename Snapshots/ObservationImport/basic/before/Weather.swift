import Combine
import Foundation

final class Weather: ObservableObject {
  @Published var degrees = 20
}
