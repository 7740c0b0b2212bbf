import Combine
import Foundation

final class Plant: ObservableObject {
  @Published var name = ""
}
